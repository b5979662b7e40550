import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { madeOnce } from "#platform/database/made-once.ts";
import { statement } from "#platform/database/statement.ts";
import type { FetchSize } from "#platform/http/page.ts";

/** Where an entry stands in the list. */
export type FoundPlace = { at: string; id: string };

/** From so many on, what was found in several weeks is not all there is in them. */
const mostLooked = 400;

/**
 * Everything that matches is chosen by the index before anything else is asked of it; bounded, as much as tells that there
 * is more than a few. Values: since, before, instant and id to go on from, then the conditions.
 */
function findText(direction: "after" | "before", size: FetchSize, isBounded: boolean, conditions: number): string {
  const { condition, orderBy } = keyset(["at", "id"], "desc", direction, 3);
  const matches = Array.from({ length: conditions }, (_, place) => `words @@ $${5 + place}::tsquery`);
  return `
    with matching as materialized (
      select at, id from audit_document where ${matches.join(" and ")} ${isBounded ? `limit ${mostLooked}` : ""}
    )
    select counted.is_cut, placed.at, placed.id
    from (select ${isBounded ? `(select count(*) from matching) = ${mostLooked}` : "false"} as is_cut) counted
    left join lateral (
      select at, id from matching
      where ($1::timestamptz is null or at >= $1) and ($2::timestamptz is null or at < $2)
        and ($3::timestamptz is null or ${condition})
      order by ${orderBy} limit ${size}
    ) placed on true`;
}

type FoundRow = { is_cut: boolean; at: string | null; id: string | null };
const finderFor = madeOnce<ReturnType<typeof statement<FoundRow>>>();

/**
 * Entries that fulfil conditions, `tsquery` each, in walking order from a place on; null when they would be too many to be
 * looked at, which only what `isBounded` answers.
 */
export async function findPlaces(
  db: Reader,
  conditions: readonly string[],
  { since, before, from }: { since: string | null; before: string | null; from: FoundPlace | null },
  { direction, size, isBounded }: { direction: "after" | "before"; size: FetchSize; isBounded: boolean },
): Promise<FoundPlace[] | null> {
  const key = `${direction} ${size} ${isBounded} ${conditions.length}`;
  const find = finderFor(key, () => statement<FoundRow>(findText(direction, size, isBounded, conditions.length)));
  const rows = await find(db, [since, before, from?.at ?? null, from?.id ?? null, ...conditions]);
  if (rows[0]?.is_cut === true) return null;
  return rows.flatMap(({ at, id }) => (at === null || id === null ? [] : [{ at, id }]));
}

const noTable = statement<never>("select set_config('enable_seqscan', 'off', true)");

/** From here on, in this transaction, what is looked for is found by an index, however frequent it is taken to be. */
export const readNoTable = async (tx: Reader): Promise<void> => {
  await noTable(tx, []);
};

const selectEnds = statement<{ first: string | null; last: string | null }>(
  "select min(at) as first, max(at) as last from audit_document",
);

/** The instants of the first and the last entry that can be found; null when there is none. */
export async function readEnds(db: Reader): Promise<{ first: string; last: string } | null> {
  const [row] = await selectEnds(db, []);
  return row === undefined || row.first === null || row.last === null ? null : { first: row.first, last: row.last };
}
