import type { BulkRefusal } from "../../contract/kinds.ts";
import type { BrokenUnit } from "../../contract/schemas-day.ts";
import { dayOf } from "../../contract/written-time.ts";
import { createAbsence } from "../absences/create-absence.ts";
import type { AbsenceSpan } from "../absences/policy.ts";
import { isAbsent } from "../absences/queries.ts";
import type { Change } from "../context.ts";
import type { StoredDay } from "../days/queries.ts";
import type { ChosenDay, Outcome } from "./plan-steps.ts";

type Cause = { kind: AbsenceSpan["kind"]; lookup: string | null; note: string | null; bulk: string };
type Known = { lockedMonths: ReadonlySet<string>; before: (day: ChosenDay) => readonly StoredDay[] };

const refused = (refusal: BulkRefusal): Outcome => ({ refusal, at: null, entered: [], voided: [], absenceId: null });

/** Why a day takes no absence; null if it does. */
async function refusalOf(
  { tx, author }: Change,
  day: ChosenDay,
  { lockedMonths, before }: Known,
  { kind }: Cause,
): Promise<BulkRefusal | null> {
  const { personId, date } = day;
  if (personId === author.personId) return "own";
  if (lockedMonths.has(date.slice(0, 7))) return "locked";
  const isAttended = before(day).some(({ firstIn, lastOut }) => firstIn !== null || lastOut !== null);
  if (kind === "leave" && isAttended) return "attended";
  return (await isAbsent(tx, personId, date, "00:00", date, "23:59")) ? "absent" : null;
}

const follows = (day: ChosenDay, last: ChosenDay | undefined): boolean =>
  last?.personId === day.personId && dayOf(last.date) + 1 === dayOf(day.date);

/** Adds broken rules of coverage to the known ones, each with all its dates. */
function addBroken(known: Map<string, BrokenUnit>, found: readonly BrokenUnit[]): void {
  for (const broken of found) {
    const dates = new Set([...(known.get(broken.rule.id)?.dates ?? []), ...broken.dates]);
    known.set(broken.rule.id, { ...broken, dates: [...dates].toSorted() });
  }
}

/** Enters one absence for consecutive days; adds what it breaks without being refused. */
async function enter(
  change: Change,
  run: readonly ChosenDay[],
  { kind, lookup, note, bulk }: Cause,
  coverage: Map<string, BrokenUnit>,
): Promise<Outcome> {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) throw new Error("An absence without days.");
  const { personId, date: from } = first;
  const { date: to } = last;
  if (kind === "leave" && lookup !== null) {
    for (const judge of change.context.leaveJudges) {
      if (await judge.isOverdrawn(change.tx, { personId, lookupId: lookup, from, to })) return refused("overdrawn");
    }
  }
  for (const judge of kind === "leave" ? change.context.leaveJudges : []) {
    const entered = { key: personId, personId, lookupId: lookup, from, to };
    const found = (await judge.judgeCoverage(change.tx, [entered])).get(personId) ?? [];
    if (found.some(({ mode }) => mode === "refuse")) return refused("coverage");
    addBroken(coverage, found);
  }
  const span = { fromDate: from, fromTime: "00:00", toDate: to, toTime: "23:59" };
  const { id } = await createAbsence(change, { user: personId, kind, ...span, lookup, note, bulk });
  return { ...refused("absent"), refusal: null, absenceId: id };
}

/**
 * Enters an absence for the chosen days, one for each run of consecutive days of a person. Days are ordered by person
 * and date; the caller has locked the people.
 */
export async function applyAbsences(
  change: Change,
  days: readonly ChosenDay[],
  known: Known,
  cause: Cause,
): Promise<{ outcomes: Outcome[]; coverage: BrokenUnit[] }> {
  const coverage = new Map<string, BrokenUnit>();
  const outcomes = new Map<ChosenDay, Outcome>();
  const runs: ChosenDay[][] = [];
  for (const day of days) {
    const refusal = await refusalOf(change, day, known, cause);
    if (refusal !== null) {
      outcomes.set(day, refused(refusal));
      continue;
    }
    const run = runs.at(-1);
    if (run !== undefined && follows(day, run.at(-1))) run.push(day);
    else runs.push([day]);
  }
  for (const run of runs) {
    const outcome = await enter(change, run, cause, coverage);
    for (const day of run) outcomes.set(day, outcome);
  }
  return { outcomes: days.flatMap((day) => outcomes.get(day) ?? []), coverage: [...coverage.values()] };
}
