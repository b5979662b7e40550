import type { Finding } from "../../contract/schemas-guard.ts";
import type { WorkingTimeRule } from "../rules/queries.ts";

// Pure: what a change of plans breaks that was not broken as much before.

/** A rule that plans newly break: its first time, and all people concerned. */
export type BrokenPlan = Pick<Finding, "from" | "to" | "minutes" | "limit"> & {
  rule: WorkingTimeRule;
  people: string[];
  firstDate: string;
  lastDate: string;
};

const isAsBad = ({ kind }: WorkingTimeRule, earlier: number, later: number): boolean =>
  kind === "restBetween" ? earlier <= later : earlier >= later;

/** Returns the findings after a change that are new, or worse than those of the same dates before it. */
export function newFindings(
  rules: ReadonlyMap<string, WorkingTimeRule>,
  before: readonly Finding[],
  after: readonly Finding[],
): Finding[] {
  const known = Map.groupBy(before, ({ rule }) => rule);
  return after.filter(({ rule: id, dates, minutes }) => {
    const rule = rules.get(id);
    if (rule === undefined) return false;
    const earlier = (known.get(id) ?? []).filter((each) => each.dates.some((date) => dates.includes(date)));
    return !earlier.some((each) => isAsBad(rule, each.minutes, minutes));
  });
}

/** Adds what some people newly break to what others do, by rule. */
export function addBroken(
  broken: Map<string, BrokenPlan>,
  rules: ReadonlyMap<string, WorkingTimeRule>,
  findings: readonly Finding[],
  people: readonly string[],
): void {
  for (const [id, found] of Map.groupBy(findings, ({ rule }) => rule)) {
    const rule = rules.get(id);
    const [first] = found;
    if (rule === undefined || first === undefined) continue;
    const dates = found.flatMap((each) => each.dates).toSorted();
    const own = { rule, firstDate: first.dates[0] ?? "", lastDate: dates.at(-1) ?? "" };
    const known = broken.get(id);
    const { from, to, minutes, limit } = first;
    if (known === undefined) {
      broken.set(id, { ...own, from, to, minutes, limit, people: [...people] });
      continue;
    }
    known.people.push(...people);
    if (own.lastDate > known.lastDate) known.lastDate = own.lastDate;
    if (own.firstDate < known.firstDate) Object.assign(known, { firstDate: own.firstDate, from, to, minutes, limit });
  }
}
