import { attendeeOf, byName } from "#modules/attendance/server/index.ts";
import { civilDateIn } from "#platform/clock/civil-date.ts";
import { runConcurrently } from "#platform/concurrency/run-concurrently.ts";
import type { Within } from "#platform/http/actor.ts";
import type { Reader } from "#platform/database/database.ts";
import { readPage, type PagedList, type PageOf } from "#platform/http/page.ts";
import { refuseField } from "#platform/http/refuse.ts";
import type { Locale } from "#shared/locale.ts";
import type { BalanceFilters, BalanceInList, LeaveFigures, OwnBalance } from "../../contract/schemas-balances.ts";
import type { BoundedQuery, LeaveContext, Query } from "../context.ts";
import { computeBalances } from "./compute-balances.ts";
import { peoplePages, selectType, selectTypes, type PersonRow, type TypeRow } from "./queries.ts";

/** Most people that a search narrows the list to. */
const maxFound = 10_000;

/** Returns a leave type that takes from a balance, the first one by default; refuses another. */
export async function requireType(db: Reader, id?: string): Promise<TypeRow> {
  const type = id === undefined ? ((await selectTypes(db))[0] ?? null) : await selectType(db, id);
  if (type === null) throw refuseField("lookup_unknown", "type", { key: "noBalanceTaken" });
  return type;
}

export const todayOf = async (db: Reader, { settings }: Pick<LeaveContext, "settings">): Promise<string> =>
  civilDateIn((await settings(db)).timeZone);

export type BalancePlan = Pick<PagedList<PersonRow>, "list" | "kinds" | "keyOf" | "fetch"> & {
  type: TypeRow;
  on: string;
};

/** Plans the list of the people that match, by name in the reader's language. */
export async function planBalances(
  db: Reader,
  context: LeaveContext,
  locale: Locale,
  filters: BalanceFilters,
  within: Within,
): Promise<BalancePlan> {
  const { search = "", department = null } = filters;
  const type = await requireType(db, filters.type);
  const on = filters.on ?? (await todayOf(db, context));
  const found = search.trim() === "" ? null : await context.findPersonIds(db, search, maxFound);
  return {
    type,
    on,
    list: `leave balances ${locale} ${JSON.stringify([type.id, on, department, search])}`,
    ...byName,
    fetch: peoplePages[locale](db, [on, found, department, within]),
  };
}

/** Presents people with their balances, in the given order. */
export async function presentBalances(
  { db, context, viewerId }: Query,
  { type, on }: Pick<BalancePlan, "type" | "on">,
  rows: readonly PersonRow[],
): Promise<BalanceInList[]> {
  const personIds = rows.map((row) => row.author_id);
  const balances = await computeBalances(db, { personIds, typeId: type.id, on });
  return rows.map((row) => ({
    id: row.author_id,
    person: attendeeOf(row, context.files, viewerId),
    figures: balances.get(row.author_id) ?? null,
  }));
}

/** Returns a page of balances; only those of the page are computed. */
export async function listBalances(
  query: BoundedQuery,
  locale: Locale,
  { cursor, limit, ...filters }: BalanceFilters & { cursor?: string | undefined; limit: number },
): Promise<PageOf<BalanceInList> & { on: string }> {
  const plan = await planBalances(query.db, query.context, locale, filters, query.within);
  const { data, page } = await readPage<PersonRow>(plan, { cursor, limit });
  return { data: await presentBalances(query, plan, data), page, on: plan.on };
}

/** Returns a person's balances today of the types that have a policy for them. */
export async function listOwnBalances({ db, context, viewerId }: Query): Promise<OwnBalance[]> {
  const on = await todayOf(db, context);
  const types = await selectTypes(db);
  const own = new Map<string, LeaveFigures>();
  // Some at a time: each person's page of attendance waits for it.
  await runConcurrently(3, types, async ({ id: typeId }) => {
    const figures = (await computeBalances(db, { personIds: [viewerId], typeId, on })).get(viewerId);
    if (figures !== undefined) own.set(typeId, figures);
  });
  return types.flatMap((type): OwnBalance[] => {
    const figures = own.get(type.id);
    return figures === undefined ? [] : [{ type, on, figures }];
  });
}
