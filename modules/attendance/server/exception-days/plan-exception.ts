import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import { lastDate } from "../days/policy.ts";
import { firstDate } from "../days/queries.ts";
import type { AffectedSpan } from "../effects/plan-effect.ts";
import { findHolders, isGivenToAll } from "../effects/queries-people.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";
import { datesBetween, listOccurrences, nextOccurrence, type Occurrence } from "../rules/list-dates.ts";
import { concernedBy, type Concerned } from "./policy.ts";
import { selectShared, leavesWithoutZone } from "./queries.ts";
import type { ExceptionValues } from "./store.ts";

async function peopleOf(
  tx: Transaction,
  { everyone, users, roles }: Concerned,
  { from, to }: Occurrence,
): Promise<AffectedSpan["people"]> {
  if (everyone || (await isGivenToAll(tx, [], roles))) return "everyone";
  return findHolders(tx, [], users, roles, from, to);
}

/** The relevant occurrences of an exception day: those with rows, and the next one, as it is about to apply. */
function occurrencesOf(values: ExceptionValues, firstRow: string | null): Occurrence[] {
  const last = lastDate(now());
  // Without rows, the current dates count.
  const first = firstRow ?? writeDate(dayOf(last) - 2);
  const begun = listOccurrences(values, last).filter(({ to }) => to >= first);
  const next = nextOccurrence(values, last);
  return next === null || begun.some(({ from }) => from === next.from) ? begun : [...begun, next];
}

/** Returns the days that a change of an exception day affects, with their people. */
export async function planStretches(
  tx: Transaction,
  before: ExceptionValues | null,
  after: ExceptionValues | null,
): Promise<AffectedSpan[]> {
  const firstRow = await firstDate(tx);
  const stretches: AffectedSpan[] = [];
  for (const { days, concerned } of concernedBy(before, after)) {
    for (const occurrence of occurrencesOf(days, firstRow)) {
      const people = await peopleOf(tx, concerned, occurrence);
      const named = { assignments: [], users: concerned.users, roles: concerned.roles };
      stretches.push({ span: { from: dayOf(occurrence.from), to: dayOf(occurrence.to) }, people, named });
    }
  }
  return stretches;
}

type Warning = Effect["warnings"][number];

/** The rule that decides between two exception days of one level; null if they do not differ. */
function contest(own: ExceptionValues, other: RulesSnapshot["rules"]["exceptionDays"][number]): Warning["code"] | null {
  if (own.workDay !== other.workDay) return "worksWins";
  if (!own.workDay || own.start === null || other.start === null) return null;
  return own.start === other.start && own.end === other.end ? null : "ownHoursTie";
}

/** Returns warnings about an exception day in this transaction, on its next dates or else its first. */
export async function listWarnings(
  tx: Transaction,
  { rules, prepared }: RulesSnapshot,
  { id, values, today }: { id: string; values: ExceptionValues; today: string },
): Promise<Warning[]> {
  if (!values.isActive) return [];
  const dates = datesBetween(
    nextOccurrence(values, today) ?? { from: values.date, to: values.lastDate ?? values.date },
  );
  const warnings: Warning[] = [];
  // One that lasts several dates is contested once.
  const contested = new Set([id]);
  for (const other of rules.exceptionDays.toSorted((one, next) => one.date.localeCompare(next.date, "en"))) {
    const { date } = other;
    if (contested.has(other.id) || !other.active || !dates.includes(date)) continue;
    const code = contest(values, other);
    if (code === null) continue;
    contested.add(other.id);
    const shared = await selectShared(tx, id, other.id, date);
    const isOneLevel = (values.everyone && other.everyone) || shared?.by_name === true || shared?.by_role === true;
    if (isOneLevel) warnings.push({ code, exceptionDay: other.id, date });
  }
  for (const date of values.workDay ? dates : []) {
    const day = dayOf(date);
    const counting = prepared.assignments.filter(({ startDay, endDay }) => startDay <= day && day <= endDay);
    const ids = counting.map((assignment) => assignment.id);
    if (!(await leavesWithoutZone(tx, id, date, ids))) continue;
    warnings.push({ code: "noZone", exceptionDay: null, date });
    break;
  }
  return warnings;
}
