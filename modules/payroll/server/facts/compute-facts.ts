import {
  classesOf,
  sumDays,
  worseState,
  type DayState,
  type OvertimeClasses,
} from "#modules/attendance/server/index.ts";
import type { LeaveRow, OvertimeRow, PersonRow, SlotRow, UnpaidRow } from "./queries.ts";

/** Leave without a kind, beside the ids of kinds. */
const otherLeave = "other";

/** Days of leave in halves, by the id of their kind: no part of a day is lost by adding. */
type Halves = Record<string, number>;

/** One date of a person. */
export type DayFacts = {
  date: string;
  state: DayState;
  isDue: boolean;
  isUnpaid: boolean;
  leave: Halves;
  required: number;
  worked: number;
  late: number;
  early: number;
  before: number;
  after: number;
  /** Approved minutes by class that are settled as pay; null if there are none. */
  overtime: OvertimeClasses | null;
  /** Approved minutes that became days of leave; not in versions of earlier releases. */
  timeOff?: number;
};

/** Everything that files may say about a person's month, as it is frozen with a version. */
export type PersonFacts = PersonRow & {
  dueDays: number;
  workedDays: number;
  absentDays: number;
  incompleteDays: number;
  lateTimes: number;
  earlyTimes: number;
  days: DayFacts[];
  /** Days of balance at the end of the month, by the id of the kind of leave; absent where there is no balance. */
  balances: Record<string, number>;
};

const covers = ({ fromDate, toDate }: UnpaidRow | LeaveRow, date: string): boolean =>
  fromDate <= date && date <= toDate;

/**
 * The leave of a date, in halves. It counts on dates with a slot that attendance has judged with leave; a whole day of
 * leave takes both halves, whatever else there is.
 */
function leaveOn(date: string, slots: readonly SlotRow[], leave: readonly LeaveRow[]): Halves {
  const of = (isHalf: boolean): string[] =>
    leave.filter((row) => row.isHalf === isHalf && covers(row, date)).map(({ lookupId }) => lookupId ?? otherLeave);
  if (slots.some(({ isLeave }) => isLeave)) return { [of(false)[0] ?? otherLeave]: 2 };
  if (!slots.some(({ isHalfLeave }) => isHalfLeave)) return {};
  const halves: Halves = {};
  for (const kind of of(true).slice(0, 2)) halves[kind] = (halves[kind] ?? 0) + 1;
  return Object.keys(halves).length > 0 ? halves : { [otherLeave]: 1 };
}

const sum = (slots: readonly SlotRow[], valueOf: (slot: SlotRow) => number): number =>
  slots.reduce((total, slot) => total + valueOf(slot), 0);

type Month = {
  slots: readonly SlotRow[];
  leave: readonly LeaveRow[];
  unpaid: readonly UnpaidRow[];
  overtime: readonly OvertimeRow[];
  balances: PersonFacts["balances"];
};

function overtimeOn(date: string, overtime: readonly OvertimeRow[]): OvertimeClasses | null {
  const claim = overtime.find((row) => row.date === date && !row.isTimeOff);
  return claim === undefined ? null : classesOf(claim.dayKind, claim.minutes, claim.nightMinutes);
}

function dayOf(slots: readonly [SlotRow, ...SlotRow[]], { leave, unpaid, overtime }: Month) {
  const [{ date, state }] = slots;
  const planned = slots.filter(({ slot }) => slot > 0);
  return {
    date,
    state: slots.reduce((worst, each) => worseState(worst, each.state), state),
    isDue: planned.length > 0,
    isUnpaid: unpaid.some((row) => covers(row, date)),
    leave: leaveOn(date, planned, leave),
    required: sum(slots, (slot) => slot.requiredMinutes),
    worked: sum(slots, (slot) => slot.workedMinutes),
    late: sum(slots, (slot) => slot.lateMinutes),
    early: sum(slots, (slot) => slot.earlyMinutes),
    before: sum(slots, (slot) => slot.extraBeforeMinutes),
    after: sum(slots, (slot) => slot.extraAfterMinutes),
    overtime: overtimeOn(date, overtime),
    timeOff: overtime.find((row) => row.date === date && row.isTimeOff)?.minutes ?? 0,
  } satisfies DayFacts;
}

/** Returns the facts of a person; all rows are of this person, slots by date. */
export function computeFacts(person: PersonRow, month: Month): PersonFacts {
  const { slots, balances } = month;
  const byDate = new Map<string, [SlotRow, ...SlotRow[]]>();
  for (const slot of slots) {
    const known = byDate.get(slot.date);
    if (known === undefined) byDate.set(slot.date, [slot]);
    else known.push(slot);
  }
  const days = [...byDate.values()].map((rows) => dayOf(rows, month));
  const totals = sumDays(slots);
  return {
    ...person,
    dueDays: days.filter(({ isDue }) => isDue).length,
    workedDays: totals.presentDays,
    absentDays: totals.absentDays,
    incompleteDays: totals.incompleteDays,
    lateTimes: totals.lateTimes,
    earlyTimes: totals.earlyTimes,
    days,
    balances,
  };
}
