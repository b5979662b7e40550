import type { Reader } from "#platform/database/database.ts";
import { readPage } from "#platform/http/page.ts";
import { mostCounted, type Found, type SearchAnswer } from "../../contract/schemas.ts";
import { planCorrection } from "../asking/plan-correction.ts";
import { rankOf, type Question } from "../asking/read-question.ts";
import { countDocuments, findDocuments, selectResults, type FoundRow, type ResultRow } from "./queries.ts";
import { fromOf, lookBack, untilOf, type Limits } from "./reach.ts";

/** Enough found to choose the best from. */
const wanted = 600;
/** With fewer than these, words may have been mistyped. */
const little = 3;

const greatest = [2_147_483_647, "infinity", "9223372036854775807"];

export const foundOf = (total: number): Found => ({
  count: Math.min(total, mostCounted),
  isMore: total >= mostCounted,
});

/** A page of rows that were found, with the question that found them. */
export type DocumentPage = {
  rows: ResultRow[];
  page: SearchAnswer["page"];
  found: Found;
  question: Question;
  corrected: string | null;
};

/** The filters of a search, dates as instants. */
export type Filters = Omit<Limits, "from" | "until"> & { from: string | null; before: string | null };

type Paging = { cursor?: string | undefined; limit: number };

/**
 * The best of the newest that have all words. A cursor keeps the moment of the first page, so that what is written
 * meanwhile moves nothing. When hardly anything is found, words are taken for mistyped.
 */
export async function listDocuments(
  db: Reader,
  question: Question,
  filters: Filters,
  name: string,
  paging: Paging,
): Promise<DocumentPage> {
  let total = 0;
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
          const found = await lookBack(asked, limits, wanted, async (match) => {
            const bounds = [until.value, limits.from.toISOString(), filters.category];
            const { total: count, rows } = await findDocuments(db, { direction, size }, [
              match,
              rankOf(asked),
              ...bounds,
              ...place,
            ]);
            return { total: count, result: rows };
          });
          total = found.total;
          return found.result;
        },
      },
      paging,
    );

  let asked = question;
  let corrected: string | null = null;
  let found = await readAs(question);
  if (total < little) {
    const correction = await planCorrection(db, question);
    if (correction !== null) {
      const before = total;
      const again = await readAs(correction.meant);
      if (total > before) {
        found = again;
        asked = correction.meant;
        corrected = correction.text;
      } else total = before;
    }
  }
  const ids = found.data.map(({ id }) => id);
  const shown = new Map((ids.length === 0 ? [] : await selectResults(db, [ids])).map((row) => [row.document_id, row]));
  const rows = ids.flatMap((id) => shown.get(id) ?? []);
  return { rows, page: found.page, found: foundOf(total), question: asked, corrected };
}

/** How many there are of a kind, up to a bound; counted among what everybody may see. */
export async function countDocumentsOf(db: Reader, question: Question, filters: Filters): Promise<Found> {
  if (question.terms.length === 0) return foundOf(0);
  const limits: Limits = { ...filters, from: fromOf(filters.from), until: untilOf(filters.before) };
  const bounds = [limits.until.toISOString(), limits.from.toISOString(), filters.category];
  const { total } = await lookBack(question, limits, mostCounted, async (match) => {
    const [row] = await countDocuments(db, [match, ...bounds]);
    return { total: row?.total ?? 0, result: null };
  });
  return foundOf(total);
}
