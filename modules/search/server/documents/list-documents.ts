import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/http/page.ts";
import { maxCounted, type Found, type SearchAnswer } from "../../contract/schemas.ts";
import { planCorrection } from "../query/plan-correction.ts";
import { rankOf, readQuestion, type Question } from "../query/read-question.ts";
import { countDocuments, findDocuments, findTopics, selectResults, type FoundRow, type ResultRow } from "./queries.ts";
import { fromOf, searchBackwards, untilOf, type Limits, type RangeResult } from "./plan-range.ts";

/** Below this number of results, words may be mistyped. */
const minResults = 3;

const greatest = [2_147_483_647, "infinity", "9223372036854775807"];

/** Once this many of the newest matches are found, the best ones are selected among them. */
const enoughResults = 250;

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

/**
 * Returns the best of the newest documents with all words. A cursor keeps the instant of the first page, so that later
 * documents move nothing. With hardly any result, words are corrected.
 */
export async function listDocuments(
  db: Reader,
  question: Question,
  filters: Filters,
  name: string,
  paging: { cursor?: string | undefined; limit: number },
): Promise<DocumentPage> {
  let outcome: Pick<RangeResult<unknown>, "total" | "isAll"> = nothing;
  const until = { value: untilOf(filters.before).toISOString() };
  const readAs = (request: Question) =>
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
          const found = await searchBackwards(request, limits, enoughResults, async (range) => {
            const { total, rows } = await findDocuments(db, range, { direction, size, rank: rankOf(request), place });
            return { total, result: rows };
          });
          outcome = found;
          return found.result;
        },
      },
      paging,
    );

  let request = question;
  let corrected: string | null = null;
  let found = await readAs(question);
  const correction = outcome.total < minResults ? await planCorrection(db, question) : null;
  if (correction !== null) {
    const before = outcome;
    const again = await readAs(correction.question);
    if (outcome.total > before.total) {
      found = again;
      request = correction.question;
      corrected = correction.text;
    } else outcome = before;
  }
  const ids = found.data.map(({ id }) => id);
  const shown = new Map((ids.length === 0 ? [] : await selectResults(db, [ids])).map((row) => [row.document_id, row]));
  const rows = ids.flatMap((id) => shown.get(id) ?? []);
  return { rows, page: found.page, found: foundOf(outcome), question: request, corrected };
}

/**
 * Counts the documents of a kind that are visible to all users, up to a limit; mistyped words are corrected as in
 * `listDocuments`.
 */
export async function countDocumentsOf(db: Reader, question: Question, filters: Filters): Promise<Found> {
  if (question.terms.length === 0) return foundOf(nothing);
  const limits: Limits = { ...filters, from: fromOf(filters.from), until: untilOf(filters.before) };
  const count = (request: Question) =>
    searchBackwards(request, limits, enoughResults, async (range) => ({
      total: await countDocuments(db, range),
      result: null,
    }));
  const outcome = await count(question);
  const correction = outcome.total < minResults ? await planCorrection(db, question) : null;
  if (correction === null) return foundOf(outcome);
  const again = await count(correction.question);
  return foundOf(again.total > outcome.total ? again : outcome);
}

/**
 * Returns the newest topics with all words in title or text, up to `max`, in any state but deleted: the caller checks
 * visibility.
 */
export async function findTopicIds(db: Reader, text: string, max: number): Promise<string[]> {
  const question = await readQuestion(db, text);
  if (question.terms.length === 0) return [];
  const limits = { kind: "topic", category: null, author: null, from: fromOf(null), until: untilOf(null) } as const;
  const { result } = await searchBackwards(question, limits, max, async (range) => {
    const ids = await findTopics(db, range, max);
    return { total: ids.length, result: ids };
  });
  return result;
}
