import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Evaluation } from "../../contract/evaluation.ts";
import { judgePerson } from "../engine/judge-person.ts";
import { computeFindings } from "../findings/compute-findings.ts";
import { computeClaims } from "../overtime/compute-claims.ts";
import type { RulesSource } from "../rules/load-rules.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import type { AttendanceContext } from "../context.ts";
import { loadCases, type LoadedCase, type LoadedCases } from "./load-cases.ts";
import { retainedRows, planRows } from "./plan-rows.ts";
import { firstDatesOf, readDaysOf, type StoredDay } from "./queries.ts";
import { lockPeople, writeDays } from "./store.ts";
import { lastDate } from "./policy.ts";

export type Span = { from: string; to: string; at?: Date };

/** Judges one loaded person's dates; `rows` contains all rows of the dates, including future ones. */
export function judgeDays(
  loaded: LoadedCases,
  person: LoadedCase,
  { from, to, at = now() }: Span,
): { evaluation: Evaluation; rows: StoredDay[] } {
  const evaluation = judgePerson(loaded.snapshot.prepared, person.case, { from, to, now: at.toISOString() });
  return { evaluation, rows: planRows(person, evaluation, loaded) };
}

/**
 * Returns the rows of people with inactive accounts. The date of deactivation is unknown, so past rows and dates with
 * punches are judged as for active people; other rows are removed from the day of detection on.
 */
async function judgeInactive(
  tx: Transaction,
  loaded: LoadedCases,
  people: readonly LoadedCase[],
  { from, to, at = now() }: Span,
): Promise<StoredDay[]> {
  if (people.length === 0) return [];
  const personIds = people.map(({ personId }) => personId);
  const rows = await readDaysOf(tx, personIds, from, to);
  const dayBefore = new Date(at.getTime() - 86_400_000);
  const byPerson = Object.groupBy(rows, (row) => row.personId);
  const retained = Object.values(byPerson).flatMap((own = []) => retainedRows(own, dayBefore));
  const retainedDates = new Set(retained.map((row) => `${row.personId} ${row.date}`));
  return people.flatMap((person) => {
    const employee = { ...person.case.employee, active: true };
    const judged = judgeDays(loaded, { ...person, case: { ...person.case, employee } }, { from, to, at });
    return judged.rows.filter(({ personId: id, date }) => retainedDates.has(`${id} ${date}`));
  });
}

/**
 * Recomputes the days of some people (1,000 at most) from punches and rules, and writes rows that differ, and what
 * breaks the rules of working time, and claims of overtime; idempotent. Locks the people until the transaction ends. Skips locked months and
 * dates that have not started.
 */
export async function computeDays(
  tx: Transaction,
  rules: RulesSource,
  personIds: readonly string[],
  span: Span,
): Promise<{ changed: number }> {
  const { from, to, at = now() } = span;
  if (personIds.length === 0) return { changed: 0 };
  await lockPeople(tx, personIds);
  const loaded = await loadCases(tx, rules, personIds, { from, to });
  const { lockedMonths } = loaded;
  const people = [...loaded.people.values()];
  const rows: StoredDay[] = [];
  for (const [index, person] of people.entries()) {
    // Yields to other requests on this node.
    if (index % 50 === 49) await yieldToEventLoop();
    if (person.isActive) rows.push(...retainedRows(judgeDays(loaded, person, { from, to, at }).rows, at));
  }
  const inactive = people.filter(({ isActive }) => !isActive);
  rows.push(...(await judgeInactive(tx, loaded, inactive, { from, to, at })));
  const { deleted, written } = await writeDays(tx, { personIds, from, to, lockedMonths, rows });
  // Rules of working time and overtime look at closed days; days that are only opened change nothing there.
  const hasClosed = written > 0 && rows.some(({ provisional }) => !provisional);
  if (deleted > 0 || hasClosed) {
    await computeFindings(tx, loaded.snapshot, personIds, { from, to });
    await computeClaims(tx, rules, loaded.snapshot, personIds, { from, to });
  }
  return { changed: deleted + written };
}

const beside = (date: string, days: number): string => writeDate(dayOf(date) + days);
const later = (one: string, other: string): string => (one < other ? other : one);

/** Dates of a person to recompute. */
export type Around = { personId: string; from: string; to: string; hasPunch: boolean };

/** Returns the dates that `Around` reaches with the adjacent ones; null if there are none. */
function spanAround(first: string | null, { from, to, hasPunch }: Around, at: Date): Span | null {
  const widened = first === null ? null : later(beside(from, -1), first);
  const begin = hasPunch && (widened === null || widened > from) ? from : widened;
  const next = beside(to, 1);
  const end = first === null || next < first ? to : next;
  const last = lastDate(at);
  const until = end > last && !hasPunch ? last : end;
  return begin === null || begin > until ? null : { from: begin, to: until };
}

/**
 * Recomputes people's dates (1,000 people at most) and the adjacent dates, whose windows reach into them. With
 * `hasPunch` the dates get rows in any case; otherwise nothing before a person's first row is computed. The caller has
 * locked the people.
 */
export async function recomputePeople(
  tx: Transaction,
  { rules }: AttendanceContext,
  people: readonly Around[],
): Promise<void> {
  const at = now();
  const firsts = new Map(
    (await firstDatesOf(tx, [...new Set(people.map(({ personId }) => personId))])).map((row) => [
      row.personId,
      row.date,
    ]),
  );
  const spans = people.flatMap((around) => {
    const span = spanAround(firsts.get(around.personId) ?? null, around, at);
    return span === null ? [] : [{ ...span, personId: around.personId }];
  });
  for (const alike of Map.groupBy(spans, ({ from, to }) => `${from} ${to}`).values()) {
    const [{ from, to } = { from: "", to: "" }] = alike;
    const ids = alike.map(({ personId }) => personId);
    await computeDays(tx, rules, ids, { from, to, at });
  }
}

/** `recomputePeople` for one person. */
export const recomputeAround = (
  tx: Transaction,
  context: AttendanceContext,
  personId: string,
  span: Omit<Around, "personId">,
): Promise<void> => recomputePeople(tx, context, [{ personId, ...span }]);
