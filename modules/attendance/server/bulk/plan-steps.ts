import type { PunchKind } from "../../contract/evaluation.ts";
import type { BulkRefusal } from "../../contract/kinds.ts";
import { dayOf, instantOf, minutesOf } from "../../contract/written-time.ts";
import type { StoredDay } from "../days/queries.ts";
import { localDay, toInstant } from "../engine/time-zone.ts";

export type ChosenDay = { personId: string; date: string };
/** The punches and the absence that were written for a day, or why none were. */
export type Outcome = {
  refusal: BulkRefusal | null;
  at: string | null;
  entered: readonly string[];
  voided: readonly string[];
  absenceId: string | null;
};

/** A counted punch of the date; `slot` 0 is none. */
export type CountedPunch = { id: string; kind: PunchKind; at: string; slot: number };

export type Step = { kind: PunchKind; at: string; slot: number };
/** Punches to enter, in order of time, and those to void. */
export type Steps = { enter: Step[]; voided: CountedPunch[] };

export type Refused = { refusal: BulkRefusal; at?: string };
export type Planned = Steps | Refused;

export type DayFacts = {
  date: string;
  /** The date's rows by the rules; empty outside employment. */
  rows: readonly StoredDay[];
  /** In order of time. */
  punches: readonly CountedPunch[];
  /** Milliseconds. */
  now: number;
};

const write = (instant: number): string => new Date(instant).toISOString();
const inSlot = (punches: readonly CountedPunch[], slot: number): CountedPunch[] =>
  punches.filter((punch) => punch.slot === slot);

type Shift = StoredDay & { slotStart: string; slotEnd: string };
const isShift = (row: StoredDay): row is Shift => row.slotStart !== null && row.slotEnd !== null;

/** Completes a shift: an arrival after its start and a departure before its end give way; breaks between stay. */
function fillShift({ slot, slotStart, slotEnd }: Shift, punches: readonly CountedPunch[]): Steps {
  const [start, end] = [instantOf(slotStart), instantOf(slotEnd)];
  const own = inSlot(punches, slot);
  const firstIn = own.find(({ kind }) => kind === "in");
  const isLate = firstIn === undefined || instantOf(firstIn.at) > start;
  const lastIn = own.findLastIndex(({ kind }) => kind === "in");
  const departures = own.slice(lastIn + 1);
  const hasLeft = departures.some(({ at }) => instantOf(at) >= end);
  return {
    enter: [
      ...(isLate ? [{ kind: "in" as const, at: write(start), slot }] : []),
      ...(hasLeft ? [] : [{ kind: "out" as const, at: write(end), slot }]),
    ],
    voided: hasLeft ? [] : departures,
  };
}

/** Plans presence for the whole shift of a date: what was measured outside of it stays. */
export function planPresence({ rows, punches, now }: DayFacts): Planned {
  if (rows.length === 0) return { refusal: "notEmployed" };
  const shifts = rows.filter(isShift);
  if (shifts.length === 0) return { refusal: "noShift" };
  const due = shifts.filter(({ state }) => state !== "leave");
  if (due.length === 0) return { refusal: "onLeave" };
  if (due.some(({ slotEnd }) => instantOf(slotEnd) > now)) return { refusal: "notOver" };
  const steps = due.map((shift) => fillShift(shift, punches));
  const enter = steps.flatMap((each) => each.enter);
  if (enter.length === 0) return { refusal: "nothingMissing" };
  return { enter, voided: steps.flatMap((each) => each.voided) };
}

/** The instant of a local time on a date; of a shift over midnight, on the next day if the person came in later. */
function momentOf({ timeZone, date, slotEnd }: StoredDay, time: string, cameIn: string): number {
  const at = (day: number): number => toInstant(timeZone, day, minutesOf(time));
  const day = dayOf(date);
  const isOverMidnight = slotEnd !== null && localDay(timeZone, instantOf(slotEnd)) > day;
  return isOverMidnight && at(day) <= instantOf(cameIn) ? at(day + 1) : at(day);
}

/** Plans the check-outs that a date lacks, at a local time or, without one, at the end of each shift. */
export function planCheckOuts({ rows, punches, now }: DayFacts, time: string | null): Planned {
  if (rows.length === 0) return { refusal: "notEmployed" };
  const enter: Step[] = [];
  for (const row of rows) {
    const last = inSlot(punches, row.slot).at(-1);
    if (last?.kind !== "in") continue;
    if (time === null && row.slotEnd === null) return { refusal: "noShift" };
    const at = time === null ? instantOf(row.slotEnd ?? "") : momentOf(row, time, last.at);
    if (at > now) return { refusal: "notOver" };
    enter.push({ kind: "out", at: write(at), slot: row.slot });
  }
  return enter.length === 0 ? { refusal: "nothingOpen" } : { enter, voided: [] };
}
