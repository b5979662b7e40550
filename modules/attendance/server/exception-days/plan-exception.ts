import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import type { Effect } from "../../contract/schemas-parts.ts";
import { dayOf, writeDate } from "../../contract/written-time.ts";
import { lastDate } from "../days/policy.ts";
import { firstDate } from "../days/queries.ts";
import { countPeople, type AffectedSpan } from "../effects/plan-effect.ts";
import { findHolders, isGivenToAll } from "../effects/queries-people.ts";
import type { RulesSnapshot } from "../rules/load-rules.ts";
import { listDates, nextDate } from "../rules/list-dates.ts";
import { concernedBy, type Concerned } from "./policy.ts";
import { selectShared, leavesWithoutZone } from "./queries.ts";
import type { ExceptionValues } from "./store.ts";

async function peopleOf(
  tx: Transaction,
  { everyone, users, roles }: Concerned,
  date: string,
): Promise<AffectedSpan["people"]> {
  if (everyone || (await isGivenToAll(tx, [], roles))) return "everyone";
  return findHolders(tx, [], users, roles, date, date);
}

/** The relevant dates of an exception day: those with rows, and the next one, as it is about to apply. */
function datesOf(values: ExceptionValues, firstRow: string | null): string[] {
  const last = lastDate(now());
  // Without rows, the current dates count.
  const first = firstRow ?? writeDate(dayOf(last) - 2);
  const begun = listDates(values, last).filter((date) => date >= first);
  const next = nextDate(values, last);
  return next === null || begun.includes(next) ? begun : [...begun, next];
}

/** Returns the days that a change of an exception day affects, with their people, and the number of these people. */
export async function planException(
  tx: Transaction,
  before: ExceptionValues | null,
  after: ExceptionValues | null,
): Promise<{ stretches: AffectedSpan[]; people: number }> {
  const firstRow = await firstDate(tx);
  const stretches: AffectedSpan[] = [];
  for (const { days, concerned } of concernedBy(before, after)) {
    for (const date of datesOf(days, firstRow)) {
      const people = await peopleOf(tx, concerned, date);
      const named = { assignments: [], users: concerned.users, roles: concerned.roles };
      stretches.push({ span: { from: dayOf(date), to: dayOf(date) }, people, named });
    }
  }
  return { stretches, people: await countPeople(tx, stretches) };
}

type Warning = Effect["warnings"][number];

/** The rule that decides between two exception days of one level; null if they do not differ. */
function contest(own: ExceptionValues, other: RulesSnapshot["rules"]["exceptionDays"][number]): Warning["code"] | null {
  if (own.workDay !== other.workDay) return "worksWins";
  if (!own.workDay || own.start === null || other.start === null) return null;
  return own.start === other.start && own.end === other.end ? null : "ownHoursTie";
}

/** Returns warnings about an exception day in this transaction, on its next date or else its first. */
export async function listWarnings(
  tx: Transaction,
  { rules, prepared }: RulesSnapshot,
  { id, values, today }: { id: string; values: ExceptionValues; today: string },
): Promise<Warning[]> {
  if (!values.isActive) return [];
  const date = nextDate(values, today) ?? values.date;
  const warnings: Warning[] = [];
  for (const other of rules.exceptionDays) {
    if (other.id === id || !other.active || other.date !== date) continue;
    const code = contest(values, other);
    if (code === null) continue;
    const shared = await selectShared(tx, id, other.id, date);
    const isOneLevel = (values.everyone && other.everyone) || shared?.by_name === true || shared?.by_role === true;
    if (isOneLevel) warnings.push({ code, exceptionDay: other.id, date });
  }
  if (values.workDay) {
    const day = dayOf(date);
    const counting = prepared.assignments.filter(({ startDay, endDay }) => startDay <= day && day <= endDay);
    const ids = counting.map((assignment) => assignment.id);
    if (await leavesWithoutZone(tx, id, date, ids)) warnings.push({ code: "noZone", exceptionDay: null, date });
  }
  return warnings;
}
