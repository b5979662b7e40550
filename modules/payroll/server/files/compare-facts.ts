import type { XlsxCell } from "#platform/http/xlsx.ts";
import type { PayrollCounts } from "../../contract/schemas.ts";
import type { PersonFacts } from "../facts/compute-facts.ts";
import type { RowsOf } from "./present-table.ts";

/** A row that differs from the one of the previous version; null where there is none. */
export type Difference = { change: keyof PayrollCounts; before: XlsxCell[] | null; after: XlsxCell[] | null };

/** One of two people or neither: the same person in the previous version and in this one. */
type Pair = { before: PersonFacts | null; after: PersonFacts | null };

/** Joins two versions by person; both are in the order of ids. */
export async function* pairsOf(
  before: AsyncIterable<PersonFacts>,
  after: AsyncIterable<PersonFacts>,
): AsyncGenerator<Pair> {
  const [olds, news] = [before[Symbol.asyncIterator](), after[Symbol.asyncIterator]()];
  const next = async (people: AsyncIterator<PersonFacts>): Promise<PersonFacts | null> => {
    const { value, done } = await people.next();
    return done === true ? null : (value as PersonFacts);
  };
  let [one, other] = [await next(olds), await next(news)];
  while (one !== null || other !== null) {
    const order = one === null ? 1 : other === null ? -1 : Number(BigInt(one.id) - BigInt(other.id));
    yield { before: order <= 0 ? one : null, after: order >= 0 ? other : null };
    if (order <= 0) one = await next(olds);
    if (order >= 0) other = await next(news);
  }
}

/** Returns the rows of a person that differ, in their order: those that were removed first. */
export function compareRows(rowsOf: RowsOf, { before, after }: Pair): Difference[] {
  const olds = new Map((before === null ? [] : rowsOf(before)).map(({ id, cells }) => [id, cells]));
  const news = after === null ? [] : rowsOf(after);
  const known = new Set(news.map(({ id }) => id));
  const removed = [...olds].filter(([id]) => !known.has(id));
  return [
    ...removed.map(([, cells]): Difference => ({ change: "removed", before: cells, after: null })),
    ...news.flatMap(({ id, cells }): Difference[] => {
      const old = olds.get(id);
      if (old === undefined) return [{ change: "added", before: null, after: cells }];
      return JSON.stringify(old) === JSON.stringify(cells) ? [] : [{ change: "changed", before: old, after: cells }];
    }),
  ];
}
