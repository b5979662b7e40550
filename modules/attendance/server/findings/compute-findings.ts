import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Finding, GuardInput } from "../../contract/schemas-guard.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import { lockedMonths } from "../days/queries.ts";
import { lockPeople } from "../days/store.ts";
import type { Span } from "../rules/policy.ts";
import { evaluate } from "../guard/evaluate.ts";
import { reachOf, resolveRules, rulesWithin } from "../guard/resolve-rules.ts";
import type { RulesSnapshot, RulesSource } from "../rules/load-rules.ts";
import { loadSubjects } from "../rules/load-subjects.ts";
import { selectNamed, selectWorked, type WorkedRow } from "./queries.ts";
import { replaceFindings, type FoundRow } from "./store.ts";

/** Minutes between punches that count as a break; fewer are lost by rounding, or spent on the way to a terminal. */
const shortestBreak = 5;

const shiftOf = (row: WorkedRow, locations: RulesSnapshot["locations"]): GuardInput["shifts"][number] => ({
  date: row.date,
  start: row.first_in,
  end: row.last_out,
  breakMinutes: row.gap < shortestBreak ? 0 : row.gap,
  timeZone: row.time_zone,
  outdoors: locations.get(row.location_id ?? "")?.outdoors ?? false,
});

const rowOf = (personId: string, { rule, dates, from, to, minutes, limit }: Finding): FoundRow => {
  const [firstDate = "", date = firstDate] = [dates[0], dates.at(-1)];
  return { personId, ruleId: rule, date, firstDate, from, to, minutes, limit };
};

/** Compares the closed days of some people with the rules; returns findings that lie within the span. */
async function findBroken(
  tx: Transaction,
  { workingTimeRules, locations, rules: { firstDayOfWeek } }: RulesSnapshot,
  personIds: readonly string[],
  { from, to }: Span,
): Promise<FoundRow[]> {
  const rules = rulesWithin(workingTimeRules, { from, to });
  if (rules.length === 0) return [];
  const reach = reachOf(rules);
  const worked = await selectWorked(tx, [personIds, writeDate(from - reach), writeDate(to + reach)]);
  const subjectOf = await loadSubjects(tx, rules, personIds, selectNamed);
  const found: FoundRow[] = [];
  for (const [index, [personId, rows]] of [...Map.groupBy(worked, (row) => row.person_id)].entries()) {
    // Yields to other requests on this node.
    if (index % 50 === 49) await yieldToEventLoop();
    const shifts = rows.map((row) => shiftOf(row, locations));
    const own = resolveRules(rules, subjectOf(personId));
    found.push(...evaluate({ rules: own, firstDayOfWeek, shifts }).findings.map((finding) => rowOf(personId, finding)));
  }
  return found.filter(({ firstDate, date }) => dayOf(firstDate) >= from && dayOf(date) <= to);
}

/**
 * Compares the days of some people, and those around them that count together with them, with the rules of working
 * time, and stores the findings. Locked months stay. The caller has locked the people (1,000 at most).
 */
export async function computeFindings(
  tx: Transaction,
  snapshot: RulesSnapshot,
  personIds: readonly string[],
  span: { from: string; to: string },
): Promise<void> {
  const reach = reachOf(snapshot.workingTimeRules);
  const days = { from: dayOf(span.from) - reach, to: dayOf(span.to) + reach };
  const [from, to] = [writeDate(days.from), writeDate(days.to)];
  const found = await findBroken(tx, snapshot, personIds, days);
  const locked = await lockedMonths(tx, from, to);
  await replaceFindings(tx, { personIds, from, to, lockedMonths: locked, at: nowIso(), found });
}

/** The same by the current rules, after locking the people. */
export async function recomputeFindings(
  tx: Transaction,
  rules: RulesSource,
  personIds: readonly string[],
  span: { from: string; to: string },
): Promise<void> {
  await lockPeople(tx, personIds);
  await computeFindings(tx, await rules.current(tx), personIds, span);
}
