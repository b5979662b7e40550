import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/http/page.ts";
import { maxCounted, type Found, type SearchAnswer } from "../../contract/schemas.ts";
import { planCorrection } from "../asking/plan-correction.ts";
import { rankOf, type Question } from "../asking/read-question.ts";
import { countDocuments, findDocuments, selectResults, type FoundRow, type ResultRow } from "./queries.ts";
import { fromOf, searchBackwards, untilOf, type Limits, type RangeResult } from "./reach.ts";

/** Below this number of results, words may be mistyped. */
const little = 3;

const greatest = [2_147_483_647, "infinity", "9223372036854775807"];

/** Once this many of the newest matches are found, the best ones are selected among them. */
const enough = 250;

/** An incomplete count is rounded down to fifties. */
const foundOf = ({ total, isAll }: Pick<RangeResult<unknown>, "total" | "isAll">): Found => ({
  count: Math.min(isAll ? total : total - (total % 50), maxCounted),
  isMore: total > maxCounted || !isAll,
});
const nothing = { total: 0, isAll: true };

/** A page of results with the query that found them. */
export type DocumentPage = {
  rows: ResultRow[];
  page: SearchAnswer["page"];
  found: Found;
  question: Question;
  corrected: string | null;
};

/** The filters of a search, with dates as instants. */
export type Filters = Omit<Limits, "from" | "until"> & { from: string | null; before: string | null };

type Paging = { cursor?: string | undefined; limit: number };

/**
 * Returns the best of the newest documents with all words. A cursor keeps the instant of the first page, so that later
 * documents move nothing. With hardly any result, words are corrected.
 */
export async function listDocuments(
  db: Reader,
  question: Question,
  filters: Filters,
  name: string,
  paging: Paging,
): Promise<DocumentPage> {
  let sight: Pick<RangeResult<unknown>, "total" | "isAll"> = nothing;
  const until = { value: untilOf(filters.before).toISOString() };
  const readAs = (asked: Question) =>
    readPage<FoundRow>(
      {
        list: name,
        kinds: ["instant", "count", "instant", "id"],
        keyOf: (row) => [until.value, row.score, row.written_at, row.id],
        fetch: async (cursor, size) => {
          if (cursor !== null) until.value = String(cursor.values[0]);
          const limits: Limits = { ...filters, from: fromOf(filters.from), until: new Date(until.value) };
          const place = cursor?.values.slice(1) ?? greatest;
          const direction = cursor?.direction ?? "after";
          const found = await searchBackwards(asked, limits, enough, async (look) => {
            const { total, rows } = await findDocuments(db, look, { direction, size, rank: rankOf(asked), place });
            return { total, result: rows };
          });
          sight = found;
          return found.result;
        },
      },
      paging,
    );

  let asked = question;
  let corrected: string | null = null;
  let found = await readAs(question);
  const correction = sight.total < little ? await planCorrection(db, question) : null;
  if (correction !== null) {
    const before = sight;
    const again = await readAs(correction.meant);
    if (sight.total > before.total) {
      found = again;
      asked = correction.meant;
      corrected = correction.text;
    } else sight = before;
  }
  const ids = found.data.map(({ id }) => id);
  const shown = new Map((ids.length === 0 ? [] : await selectResults(db, [ids])).map((row) => [row.document_id, row]));
  const rows = ids.flatMap((id) => shown.get(id) ?? []);
  return { rows, page: found.page, found: foundOf(sight), question: asked, corrected };
}

/**
 * Counts the documents of a kind that are visible to all users, up to a limit; mistyped words are corrected as in
 * `listDocuments`.
 */
export async function countDocumentsOf(db: Reader, question: Question, filters: Filters): Promise<Found> {
  if (question.terms.length === 0) return foundOf(nothing);
  const limits: Limits = { ...filters, from: fromOf(filters.from), until: untilOf(filters.before) };
  const count = (asked: Question) =>
    searchBackwards(asked, limits, enough, async (look) => ({ total: await countDocuments(db, look), result: null }));
  const sight = await count(question);
  const correction = sight.total < little ? await planCorrection(db, question) : null;
  if (correction === null) return foundOf(sight);
  const again = await count(correction.meant);
  return foundOf(again.total > sight.total ? again : sight);
}
