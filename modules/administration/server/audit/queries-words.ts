import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { memoizeByKey } from "#platform/database/memoize.ts";
import { statement } from "#platform/database/statement.ts";
import type { FetchSize } from "#platform/http/page.ts";
import type { Wanted } from "./read-words.ts";

/** The position of an entry in the list. */
export type FoundPlace = { at: string; id: string };

/** Filters; null for no filter. Dates are instants, `from` inclusive, `before` exclusive. */
export type AuditScope = {
  actor: string | null;
  action: string | null;
  subject: { kind: string; id: string } | null;
  dates: { from: string; before: string } | null;
  wanted: Wanted | null;
};

/** The instant and id of the entry to continue from. */
export type AuditPlace = { direction: "after" | "before"; at: string; id: string };

/** Limit of matches over several weeks; a query that reaches it is incomplete. */
const maxMatches = 400;

/**
 * The index selects all matches before any other condition; `isBounded` limits them to `maxMatches`. Values: since,
 * before, instant and id to continue from, then the conditions.
 */
function findText(direction: "after" | "before", size: FetchSize, isBounded: boolean, conditions: number): string {
  const { condition, orderBy } = keyset(["at", "id"], "desc", direction, 3);
  const matches = Array.from({ length: conditions }, (_, place) => `words @@ $${5 + place}::tsquery`);
  return `
    with matching as materialized (
      select at, id from audit_document where ${matches.join(" and ")} ${isBounded ? `limit ${maxMatches}` : ""}
    )
    select counted.is_cut, placed.at, placed.id
    from (select ${isBounded ? `(select count(*) from matching) = ${maxMatches}` : "false"} as is_cut) counted
    left join lateral (
      select at, id from matching
      where ($1::timestamptz is null or at >= $1) and ($2::timestamptz is null or at < $2)
        and ($3::timestamptz is null or ${condition})
      order by ${orderBy} limit ${size}
    ) placed on true`;
}

type FoundRow = { is_cut: boolean; at: string | null; id: string | null };
const finderFor = memoizeByKey<ReturnType<typeof statement<FoundRow>>>();

/**
 * Returns entries that match all conditions, a `tsquery` each, in list order from a place on; null if a bounded query
 * has too many matches.
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

/** Disables sequential scans in this transaction, whatever frequency of a word the planner assumes. */
export const disableTableScans = statement<never, []>("select set_config('enable_seqscan', 'off', true)").all;

const selectEnds = statement<{ first: string | null; last: string | null }>(
  "select min(at) as first, max(at) as last from audit_document",
);

/** Returns the instants of the first and last indexed entry; null without entries. */
export async function readEnds(db: Reader): Promise<{ first: string; last: string } | null> {
  const [row] = await selectEnds(db, []);
  return row === undefined || row.first === null || row.last === null ? null : { first: row.first, last: row.last };
}
