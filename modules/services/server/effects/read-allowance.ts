import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Grants } from "../../contract/schemas-definition.ts";
import type { Allowance } from "../../contract/schemas-service.ts";
import { grantedIn } from "./policy.ts";

const selectUses = statement<{ state: string; amount: number }>(`
  select r.state, sum(u.amount)::float8 as amount
  from request r join request_use u on u.request_id = r.id
  where r.requester_id = $1 and r.service_id = $2 and r.id is distinct from $3 and u.period_start = $4::date
    and r.state in ('waiting', 'approved')
  group by r.state`);

type Owner = { personId: string; serviceId: string; grants: Grants };

/** In what a service grants, if it grants anything: days of a year, or minutes of a month. */
const unitOf = ({ daysPerYear, minutesPerMonth }: Grants): Allowance["unit"] | null =>
  daysPerYear !== null ? "days" : minutesPerMonth !== null ? "minutes" : null;

/** The year or month that begins on a date. */
function periodFrom(unit: Allowance["unit"], start: string): { from: string; to: string } {
  const [year, month] = [Number(start.slice(0, 4)), Number(start.slice(5, 7))];
  const end = unit === "days" ? new Date(Date.UTC(year, 11, 31)) : new Date(Date.UTC(year, month, 0));
  return { from: start, to: end.toISOString().slice(0, 10) };
}

/** When the period begins in which a date lies. */
const periodStart = (unit: Allowance["unit"], date: string): string =>
  unit === "days" ? `${date.slice(0, 4)}-01-01` : `${date.slice(0, 7)}-01`;

/** What is granted in one period and what is left of it. The request `besides` is left out of account. */
async function readPeriod(
  db: Reader,
  { personId, serviceId, grants }: Owner,
  {
    unit,
    start,
    asked,
    besides,
  }: { unit: Allowance["unit"]; start: string; asked: number | null; besides: string | null },
): Promise<Allowance> {
  const rows = await selectUses(db, [personId, serviceId, besides, start]);
  const sum = (state: string): number => rows.find((row) => row.state === state)?.amount ?? 0;
  const granted = grantedIn(unit, grants);
  const [used, waiting] = [sum("approved"), sum("waiting")];
  const left = granted === null ? null : granted - used - waiting;
  return { unit, ...periodFrom(unit, start), granted, used, waiting, left, asked };
}

/**
 * What somebody has left of what a service grants: of the periods that `uses` name, the one with least left after it;
 * without any that of `today`. Null when the service grants nothing.
 */
export async function readAllowance(
  db: Reader,
  owner: Owner,
  {
    uses,
    today,
    besides,
  }: { uses: readonly { periodStart: string; amount: number }[]; today: string; besides: string | null },
): Promise<Allowance | null> {
  const unit = unitOf(owner.grants);
  if (unit === null) return null;
  if (uses.length === 0) return readPeriod(db, owner, { unit, start: periodStart(unit, today), asked: null, besides });
  const periods: Allowance[] = [];
  for (const { periodStart: start, amount: asked } of uses) {
    periods.push(await readPeriod(db, owner, { unit, start, asked, besides }));
  }
  const after = ({ left, asked }: Allowance): number => (left ?? Infinity) - (asked ?? 0);
  return periods.toSorted((one, other) => after(one) - after(other))[0] ?? null;
}

/** Whether more is asked for than is left. */
export const isExceeded = (allowance: Allowance | null): boolean =>
  allowance !== null && allowance.left !== null && (allowance.asked ?? 0) > allowance.left;
