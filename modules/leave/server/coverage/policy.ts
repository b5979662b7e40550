import type { RefusedField } from "#platform/http/refuse.ts";
import type { CoverageValues } from "./store.ts";

/** Returns conflicts between the fields of a rule: it has one unit and one minimum. */
export function coverageObjections(values: CoverageValues): RefusedField[] {
  const { department, role, people, percent, from, to } = values;
  const fields: RefusedField[] = [];
  const requireOne = (path: string, other: string, given: readonly (string | number | null)[]): void => {
    const count = given.filter((value) => value !== null).length;
    if (count === 0) fields.push({ path, message: { key: "fieldRequired" } });
    if (count > 1) fields.push({ path: other, message: { key: "notTogether" } });
  };
  requireOne("department", "role", [department, role]);
  requireOne("people", "percent", [people, percent]);
  if (to !== null && to < from) fields.push({ path: "to", message: { key: "endBeforeStart" } });
  return fields;
}

/** A number of people, or a share of those who are scheduled. */
export type Minimum = Pick<CoverageValues, "people" | "percent">;

/** The least people of some who are scheduled; a share is rounded up, in whole numbers. */
export function leastOf({ people, percent }: Minimum, scheduled: number): number {
  if (percent === null) return people ?? 0;
  const hundredths = scheduled * percent + 99;
  return (hundredths - (hundredths % 100)) / 100;
}

/** Dates, both inclusive; null: open. */
type Span = { from: string | null; to: string | null };

/** A person of the unit; a person may be in it for several spans, then there are several. */
export type Member = Span & { personId: string; scheduled: ReadonlySet<string>; onLeave: ReadonlySet<string> };

export type Rule = Minimum & { from: string; to: string | null };

/** A date on which too few would stay. */
export type Gap = { date: string; scheduled: number; least: number; left: number };

const isWithin = (date: string, { from, to }: Span): boolean =>
  (from === null || from <= date) && (to === null || date <= to);

/**
 * Returns the dates on which too few people of a unit would be scheduled and not on leave if a person left, in order.
 * Dates on which the person does not count change nothing: not in the unit, not scheduled, or on leave already.
 */
export function findGaps(rule: Rule, asker: string, dates: readonly string[], members: readonly Member[]): Gap[] {
  return dates.toSorted().flatMap((date): Gap[] => {
    if (!isWithin(date, rule)) return [];
    const present = members.filter((member) => isWithin(date, member) && member.scheduled.has(date));
    const scheduled = new Set(present.map(({ personId }) => personId));
    const staying = new Set(present.filter(({ onLeave }) => !onLeave.has(date)).map(({ personId }) => personId));
    if (!staying.delete(asker)) return [];
    const [least, left] = [leastOf(rule, scheduled.size), staying.size];
    return left < least ? [{ date, scheduled: scheduled.size, least, left }] : [];
  });
}
