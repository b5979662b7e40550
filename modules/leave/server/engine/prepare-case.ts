import type { EvaluationInput, Policy } from "../../contract/evaluation.ts";
import { addMonths, dayOf } from "./month-dates.ts";
import { type Period, planPeriods } from "./plan-periods.ts";

/** A stretch of a policy; amounts of days are whole hundredths, `bands` begin on dates of the person. */
export type PreparedPolicy = Pick<Policy, "id" | "grant" | "prorate" | "rounding"> & {
  from: number;
  to: number;
  bands: readonly { from: number; hundredths: number }[];
  /** First date after the waiting time. */
  takenFrom: number;
  carryOver: { most: number; expiresAfterMonths: number | null } | null;
  overdraw: number;
};

export type Entry = {
  id: string;
  day: number;
  kind: "opening" | "adjustment";
  hundredths: number;
  /** The date after the last usable one; infinite if it never expires. */
  expiry: number;
};

/** A day taken; `id` is null for the days of a request, which are the last uses of their dates. */
export type Use = { id: string | null; day: number; hundredths: number };

/** A case in numbers, in ascending order of dates. */
export type PreparedCase = {
  hired: number;
  /** Last day of employment; infinite if it goes on. */
  left: number;
  suspensions: readonly { from: number; to: number }[];
  policies: readonly PreparedPolicy[];
  periods: readonly Period[];
  entries: readonly Entry[];
  uses: readonly Use[];
  until: number;
};

const endOf = (text: string | null): number => (text === null ? Infinity : dayOf(text));
export const hundredthsOf = (days: number): number => Math.round(days * 100);

function preparePolicy(policy: Policy, hired: number): PreparedPolicy {
  const { id, grant, prorate, rounding, carryOver } = policy;
  return {
    id,
    grant,
    prorate,
    rounding,
    from: dayOf(policy.from),
    to: endOf(policy.to),
    bands: policy.bands.map((band) => ({
      from: addMonths(hired, band.afterMonths),
      hundredths: hundredthsOf(band.days),
    })),
    takenFrom: addMonths(hired, policy.waitingMonths),
    carryOver:
      carryOver === null
        ? null
        : {
            most: carryOver.most === null ? Infinity : hundredthsOf(carryOver.most),
            expiresAfterMonths: carryOver.expiresAfterMonths,
          },
    overdraw: hundredthsOf(policy.overdraw),
  };
}

export function prepareCase({ employee, policies, entries, uses, until }: EvaluationInput): PreparedCase {
  const hired = dayOf(employee.hireDate);
  const last = dayOf(until);
  const byDay = <T extends { day: number }>(list: T[]): T[] => list.toSorted((one, other) => one.day - other.day);
  return {
    hired,
    left: endOf(employee.endDate),
    suspensions: employee.suspensions.map(({ from, to }) => ({ from: dayOf(from), to: dayOf(to) })),
    policies: policies.map((policy) => preparePolicy(policy, hired)).toSorted((one, other) => one.from - other.from),
    periods: planPeriods(policies[0]?.period ?? "once", hired, last),
    entries: byDay(
      entries.map(({ id, date, kind, days, expires }) => ({
        id,
        day: dayOf(date),
        kind,
        hundredths: hundredthsOf(days),
        expiry: endOf(expires) + 1,
      })),
    ),
    uses: byDay(
      uses.flatMap(({ id, days }) =>
        days.map(({ date, part }) => ({ id, day: dayOf(date), hundredths: hundredthsOf(part) })),
      ),
    ),
    until: last,
  };
}

/** The policy in force on a date. */
export const policyOn = ({ policies }: PreparedCase, day: number): PreparedPolicy | undefined =>
  policies.find(({ from, to }) => from <= day && day <= to);

export const isEmployedOn = ({ hired, left }: PreparedCase, day: number): boolean => hired <= day && day <= left;
