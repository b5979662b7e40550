import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Grants } from "../../contract/schemas-definition.ts";
import type { Allowance } from "../../contract/schemas-service.ts";
import { grantedIn } from "./policy.ts";

type UseRow = { service_id: string; state: string; amount: number };

/** What requests take of services in one period each. Values: person, services, their periods, a request left out. */
const selectUses = statement<UseRow>(`
  select r.service_id, r.state, sum(u.amount)::float8 as amount
  from request r join request_use u on u.request_id = r.id
  where r.requester_id = $1 and r.id is distinct from $4 and r.state in ('waiting', 'approved')
    and (r.service_id, u.period_start) in (select * from unnest($2::bigint[], $3::date[]))
  group by r.service_id, r.state`);

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

/** A period of a service, and what is asked for in it. */
type Period = { serviceId: string; grants: Grants; unit: Allowance["unit"]; start: string; asked: number | null };

function presentPeriod({ serviceId, grants, unit, start, asked }: Period, rows: readonly UseRow[]): Allowance {
  const sum = (state: string): number =>
    rows.find((row) => row.service_id === serviceId && row.state === state)?.amount ?? 0;
  const granted = grantedIn(unit, grants);
  const [used, waiting] = [sum("approved"), sum("waiting")];
  const left = granted === null ? null : granted - used - waiting;
  return { unit, ...periodFrom(unit, start), granted, used, waiting, left, asked };
}

/** What is granted in one period and what is left of it. The request `besides` is left out of account. */
async function readPeriod(db: Reader, personId: string, period: Period, besides: string | null): Promise<Allowance> {
  return presentPeriod(period, await selectUses(db, [personId, [period.serviceId], [period.start], besides]));
}

/** What somebody has left today of each service that grants something, by the service's id. */
export async function readAllowances(
  db: Reader,
  personId: string,
  services: readonly { id: string; grants: Grants }[],
  today: string,
): Promise<Map<string, Allowance>> {
  const periods = services.flatMap(({ id, grants }): Period[] => {
    const unit = unitOf(grants);
    return unit === null ? [] : [{ serviceId: id, grants, unit, start: periodStart(unit, today), asked: null }];
  });
  if (periods.length === 0) return new Map();
  const ids = periods.map(({ serviceId }) => serviceId);
  const rows = await selectUses(db, [personId, ids, periods.map(({ start }) => start), null]);
  return new Map(periods.map((period) => [period.serviceId, presentPeriod(period, rows)]));
}

/**
 * What somebody has left of what a service grants: of the periods that `uses` name, the one with least left after it;
 * without any that of `today`. Null when the service grants nothing.
 */
export async function readAllowance(
  db: Reader,
  { personId, serviceId, grants }: Owner,
  {
    uses,
    today,
    besides,
  }: { uses: readonly { periodStart: string; amount: number }[]; today: string; besides: string | null },
): Promise<Allowance | null> {
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

/** Whether more is asked for than is left. */
export const isExceeded = (allowance: Allowance | null): boolean =>
  allowance !== null && allowance.left !== null && (allowance.asked ?? 0) > allowance.left;
