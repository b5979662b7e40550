import { minuteLength } from "../../contract/written-time.ts";
import type { Attended, Session } from "./judge-punches.ts";
import type { PlannedSlot } from "./plan-day.ts";

// Section 4 of the rules, as far as it is arithmetic: elapsed time between instants, in whole minutes.

export type Facts = {
  requiredMinutes: number;
  firstIn: number | null;
  lastOut: number | null;
  workedMinutes: number;
  lateMinutes: number;
  earlyMinutes: number;
  extraBeforeMinutes: number;
  extraAfterMinutes: number;
  /** Whether the system checked out somebody who forgot. */
  autoCheckOut: boolean;
  sessions: readonly Session[];
};

/** An unpaid break is taken off work longer than this. */
const breakAfterMinutes = 300;

const wholeMinutes = (length: number): number => Math.floor(length / minuteLength);
const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);
const lengthOf = (from: number, to: number): number => Math.max(0, to - from);

/** Minutes since the start, at least 1, when strictly after the allowance; `by` is the distance in the wrong direction. */
const missed = (by: number, allowance: number): number => (by > allowance ? Math.max(1, wholeMinutes(by)) : 0);

type Closed = Session & { out: number };
const isClosed = (session: Session): session is Closed => session.out !== null;

/**
 * A session still open when the window has closed gets a system out at the slot's end, where the zone says so; one that
 * began after the end gets it at once.
 */
function closeForgotten(sessions: readonly Session[], slot: PlannedSlot, now: number): readonly Session[] {
  if (slot.zone.autoCheckOut !== "slotEnd" || now <= slot.closes) return sessions;
  return sessions.map((session) =>
    session.out === null ? { ...session, out: Math.max(session.in, slot.end) } : session,
  );
}

/** The parts of the sessions that count, and the rest cut off at both ends. */
function clip(sessions: readonly Closed[], { zone, start, end }: PlannedSlot) {
  const opens = zone.clipEarly ? start : -Infinity;
  const closes = zone.clipLate ? end : Infinity;
  return {
    worked: sum(sessions.map((each) => lengthOf(Math.max(each.in, opens), Math.min(each.out, closes)))),
    before: sum(sessions.map((each) => lengthOf(each.in, Math.min(each.out, opens)))),
    after: sum(sessions.map((each) => lengthOf(Math.max(each.in, closes), each.out))),
  };
}

function workedMinutesOf(worked: number, breakMinutes: number): number {
  const minutes = wholeMinutes(worked);
  return minutes > breakAfterMinutes ? Math.max(0, minutes - breakMinutes) : minutes;
}

function requiredMinutesOf({ leave, dueStart, dueEnd, breakMinutes, reducedBy }: PlannedSlot): number {
  return leave ? 0 : Math.max(0, wholeMinutes(dueEnd - dueStart - reducedBy) - breakMinutes);
}

/** The facts of a slot. On full leave nothing is required, so nobody is late for it or leaves it early. */
export function sumSlot(slot: PlannedSlot, attended: Attended | undefined, now: number): Facts {
  const given = attended?.sessions ?? [];
  const sessions = closeForgotten(given, slot, now);
  const autoCheckOut = sessions.some(({ out }, at) => out !== null && given[at]?.out === null);
  const { worked, before, after } = clip(sessions.filter(isClosed), slot);
  const firstIn = attended?.firstIn ?? null;
  const lastOut = autoCheckOut ? (sessions.at(-1)?.out ?? null) : (attended?.lastOut ?? null);
  // Who has come back in has not left: an out before an open session says nothing about leaving early.
  const left = sessions.every(isClosed) ? lastOut : null;
  return {
    requiredMinutes: requiredMinutesOf(slot),
    firstIn,
    lastOut,
    workedMinutes: workedMinutesOf(worked, slot.breakMinutes),
    lateMinutes: firstIn === null || slot.leave ? 0 : missed(firstIn - slot.dueStart, slot.zone.checkInAllowance),
    earlyMinutes: left === null || slot.leave ? 0 : missed(slot.dueEnd - left, slot.zone.checkOutAllowance),
    extraBeforeMinutes: wholeMinutes(before),
    extraAfterMinutes: wholeMinutes(after),
    autoCheckOut,
    sessions,
  };
}

/** The facts of what lies in no slot: nothing is required, nothing cut off, nobody late. */
export function sumUnscheduled(attended: Attended | undefined): Facts {
  const sessions = attended?.sessions ?? [];
  return {
    requiredMinutes: 0,
    firstIn: attended?.firstIn ?? null,
    lastOut: attended?.lastOut ?? null,
    workedMinutes: wholeMinutes(sum(sessions.filter(isClosed).map((each) => each.out - each.in))),
    lateMinutes: 0,
    earlyMinutes: 0,
    extraBeforeMinutes: 0,
    extraAfterMinutes: 0,
    autoCheckOut: false,
    sessions,
  };
}
