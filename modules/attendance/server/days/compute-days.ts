import { setImmediate as breathe } from "node:timers/promises";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Evaluation } from "../../contract/evaluation.ts";
import { judgePerson } from "../engine/judge-person.ts";
import type { RulesSource } from "../rules/load-rules.ts";
import { loadCases, type LoadedCase, type LoadedCases } from "./load-cases.ts";
import { keptRows, planRows } from "./plan-rows.ts";
import { readDaysOf, type StoredDay } from "./queries.ts";
import { holdPeople, writeDays } from "./store.ts";

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
  const rows = await readDaysOf(
    tx,
    people.map(({ personId }) => personId),
    from,
    to,
  );
  const begun = new Date(at.getTime() - 86_400_000);
  const byPerson = Object.groupBy(rows, (row) => row.person_id);
  const staying = Object.values(byPerson).flatMap((own = []) => keptRows(own, begun));
  const kept = new Set(staying.map((row) => `${row.person_id} ${row.date}`));
  return people.flatMap((person) => {
    const employee = { ...person.case.employee, active: true };
    const judged = judgeDays(loaded, { ...person, case: { ...person.case, employee } }, { from, to, at });
    return judged.rows.filter(({ person_id: id, date }) => kept.has(`${id} ${date}`));
  });
}

/**
 * Recomputes the days of some people (1,000 at most) from punches and rules, and writes rows that differ; idempotent.
 * Locks the people until the transaction ends. Skips locked months and dates that have not started.
 */
export async function computeDays(
  tx: Transaction,
  rules: RulesSource,
  personIds: readonly string[],
  span: Span,
): Promise<{ changed: number }> {
  const { from, to, at = now() } = span;
  if (personIds.length === 0) return { changed: 0 };
  await holdPeople(tx, personIds);
  const loaded = await loadCases(tx, rules, personIds, { from, to });
  const { lockedMonths } = loaded;
  const people = [...loaded.people.values()];
  const rows: StoredDay[] = [];
  for (const [index, person] of people.entries()) {
    // Yields to other requests on this node.
    if (index % 50 === 49) await breathe();
    if (person.isActive) rows.push(...keptRows(judgeDays(loaded, person, { from, to, at }).rows, at));
  }
  const inactive = people.filter(({ isActive }) => !isActive);
  rows.push(...(await judgeInactive(tx, loaded, inactive, { from, to, at })));
  return { changed: await writeDays(tx, { personIds, from, to, lockedMonths, rows }) };
}
