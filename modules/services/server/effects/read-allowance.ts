import type { LeaveAccount } from "#modules/leave/server/index.ts";
import type { ServicesContext } from "../context.ts";
import type { PlannedLeave } from "./judge-leave.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Use } from "./compute-use.ts";
import type { Grants } from "../../contract/schemas-definition.ts";
import type { Allowance } from "../../contract/schemas-service.ts";
import { grantedIn } from "./policy.ts";

type UseRow = { service_id: string; state: string; amount: number };

/** Sums of used amounts, one period per service. Values: person, services, their periods, an excluded request. */
const selectUses = statement<UseRow>(`
  select r.service_id, r.state, sum(u.amount)::float8 as amount
  from request r join request_use u on u.request_id = r.id
  where r.requester_id = $1 and r.id is distinct from $4 and r.state in ('waiting', 'approved')
    and (r.service_id, u.period_start) in (select * from unnest($2::bigint[], $3::date[]))
  group by r.service_id, r.state`);

type Owner = { personId: string; serviceId: string; code: string; grants: Grants };

/** An account of the leave engine as the allowance of a service. */
const presentAccount = (account: LeaveAccount, asked: number | null): Allowance => ({
  unit: "days",
  ...account,
  asked,
});

/** Null if the service grants nothing. */
const unitOf = ({ daysPerYear, minutesPerMonth }: Grants): Allowance["unit"] | null =>
  daysPerYear !== null ? "days" : minutesPerMonth !== null ? "minutes" : null;

/** Returns the year or month that begins on the date. */
function periodFrom(unit: Allowance["unit"], start: string): { from: string; to: string } {
  const [year, month] = [Number(start.slice(0, 4)), Number(start.slice(5, 7))];
  const end = unit === "days" ? new Date(Date.UTC(year, 11, 31)) : new Date(Date.UTC(year, month, 0));
  return { from: start, to: end.toISOString().slice(0, 10) };
}

/** Returns the first date of the period that contains the date. */
const periodStart = (unit: Allowance["unit"], date: string): string =>
  unit === "days" ? `${date.slice(0, 4)}-01-01` : `${date.slice(0, 7)}-01`;

/** A period of a service, with the amount requested in it. */
type Period = { serviceId: string; grants: Grants; unit: Allowance["unit"]; start: string; asked: number | null };

function presentPeriod({ serviceId, grants, unit, start, asked }: Period, rows: readonly UseRow[]): Allowance {
  const sum = (state: string): number =>
    rows.find((row) => row.service_id === serviceId && row.state === state)?.amount ?? 0;
  const granted = grantedIn(unit, grants);
  const [used, waiting] = [sum("approved"), sum("waiting")];
  const left = granted === null ? null : granted - used - waiting;
  return { unit, ...periodFrom(unit, start), granted, used, waiting, left, asked };
}

/** Reads the balance of one period, without the request `besides`. */
async function readPeriod(db: Reader, personId: string, period: Period, besides: string | null): Promise<Allowance> {
  return presentPeriod(period, await selectUses(db, [personId, [period.serviceId], [period.start], besides]));
}

/** Returns today's balance of each service that grants something or books leave from a balance, by service id. */
export async function readAllowances(
  db: Reader,
  { leave }: ServicesContext,
  personId: string,
  services: readonly { id: string; code: string; grants: Grants }[],
  today: string,
): Promise<Map<string, Allowance>> {
  const allowances = new Map<string, Allowance>();
  const codes = services.map(({ code }) => code);
  for (const { code, ...type } of await leave.typesOfServices(db, codes)) {
    const account = await leave.readAccount(db, { personId, type, on: today, besidesRequest: null });
    const service = services.find((one) => one.code === code);
    if (account !== null && service !== undefined) allowances.set(service.id, presentAccount(account, null));
  }
  const periods = services.flatMap(({ id, grants }): Period[] => {
    const unit = allowances.has(id) ? null : unitOf(grants);
    return unit === null ? [] : [{ serviceId: id, grants, unit, start: periodStart(unit, today), asked: null }];
  });
  if (periods.length === 0) return allowances;
  const ids = periods.map(({ serviceId }) => serviceId);
  const rows = await selectUses(db, [personId, ids, periods.map(({ start }) => start), null]);
  for (const period of periods) allowances.set(period.serviceId, presentPeriod(period, rows));
  return allowances;
}

type Wanted = { uses: readonly Use[]; today: string; besides: string | null; leave?: PlannedLeave | null };

/** Returns the balance of leave on the first day asked for, else today; null if the service or the person has none. */
async function readLeave(
  db: Reader,
  { leave }: ServicesContext,
  { personId, code }: Owner,
  { today, besides, leave: planned = null }: Wanted,
): Promise<Allowance | null> {
  const type = planned?.type ?? (await leave.typeOfService(db, code));
  if (type === null) return null;
  const on = planned?.taken[0]?.date ?? today;
  const account = await leave.readAccount(db, { personId, type, on, besidesRequest: besides });
  if (account === null) return null;
  return presentAccount(account, planned === null ? null : planned.taken.reduce((sum, { part }) => sum + part, 0));
}

/**
 * Returns the balance of the leave that the service books. Otherwise of its grant: of the period in `uses` with the
 * least left after the request; of the period of `today` if `uses` is empty. Null if the service grants nothing.
 */
export async function readAllowance(
  db: Reader,
  context: ServicesContext,
  owner: Owner,
  wanted: Wanted,
): Promise<Allowance | null> {
  const account = await readLeave(db, context, owner, wanted);
  if (account !== null) return account;
  const { personId, serviceId, grants } = owner;
  const { uses, today, besides } = wanted;
  const unit = unitOf(grants);
  if (unit === null) return null;
  const period = (start: string, asked: number | null): Period => ({ serviceId, grants, unit, start, asked });
  if (uses.length === 0) return readPeriod(db, personId, period(periodStart(unit, today), null), besides);
  const periods: Allowance[] = [];
  for (const { periodStart: start, amount: asked } of uses) {
    periods.push(await readPeriod(db, personId, period(start, asked), besides));
  }
  const after = ({ left, asked }: Allowance): number => (left ?? Infinity) - (asked ?? 0);
  return periods.toSorted((one, other) => after(one) - after(other))[0] ?? null;
}

/** Returns whether a request exceeds its balance: by the leave engine, where it has judged. */
export const isExceeded = (allowance: Allowance | null, leave: PlannedLeave | null): boolean => {
  if (leave !== null && leave.verdict !== null) return leave.verdict.verdict.code === "balance_short";
  return allowance !== null && allowance.left !== null && (allowance.asked ?? 0) > allowance.left;
};
