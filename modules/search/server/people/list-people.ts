import { authorOf, type FileLinks } from "#modules/community/server/index.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PageOf } from "#platform/http/page.ts";
import { pickText, type Locale } from "#shared/locale.ts";
import { maxCounted, type Found, type SearchResult } from "../../contract/schemas.ts";
import { matchesIn, piecesOf } from "../documents/find-matches.ts";
import { planMatch, type PeopleMatch } from "./plan-match.ts";
import { countPeople, pageOfPeople, type PersonRow } from "./queries.ts";

export type PeopleReader = { personId: string; locale: Locale; files: FileLinks };

const countOf = async (db: Reader, { match }: PeopleMatch): Promise<Found> => {
  const count = await countPeople(db, match);
  return { count, isMore: count >= maxCounted };
};

/** Counts the people found, up to a limit. */
export async function countPeopleOf(db: Reader, text: string): Promise<Found> {
  const plan = planMatch(text);
  return plan === null ? { count: 0, isMore: false } : countOf(db, plan);
}

function presentPerson(
  row: PersonRow,
  { personId, locale, files }: PeopleReader,
  { isMatch }: PeopleMatch,
): SearchResult {
  const names = { en: row.author_name_en, ar: row.author_name_ar };
  const own = pickText(locale, names).text;
  const other = (locale === "en" ? names.ar : names.en) ?? "";
  // A match in the other script's name is shown with that name.
  const isOther = matchesIn(own, isMatch).length === 0 && matchesIn(other, isMatch).length > 0;
  const title = isOther ? other : own;
  const about = [
    pickText(locale, { en: row.author_title_en, ar: row.author_title_ar }).text,
    pickText(locale, { en: row.department_en, ar: row.department_ar }).text,
  ].filter((text) => text !== "");
  const snippet = about.join(" · ");
  return {
    kind: "person",
    id: row.author_id,
    title,
    titlePieces: piecesOf(title, matchesIn(title, isMatch)),
    snippet,
    snippetPieces: piecesOf(snippet, matchesIn(snippet, isMatch)),
    topicId: null,
    category: null,
    person: authorOf(row, files, personId),
    createdAt: null,
  };
}

/** Returns a page of active people, best first, with their number. */
export async function listPeople(
  db: Reader,
  reader: PeopleReader,
  query: { q: string; cursor?: string | undefined; limit: number },
): Promise<PageOf<SearchResult> & { found: Found }> {
  const plan = planMatch(query.q);
  const { data, page } = await readPage<PersonRow>(
    {
      list: `people ${JSON.stringify(query.q)}`,
      kinds: ["count", "id"],
      keyOf: (row) => [row.score, row.author_id],
      fetch: plan === null ? async () => [] : pageOfPeople(db, [plan.match, plan.rank]),
    },
    query,
  );
  const found = plan === null ? { count: 0, isMore: false } : await countOf(db, plan);
  return { data: plan === null ? [] : data.map((row) => presentPerson(row, reader, plan)), page, found };
}
