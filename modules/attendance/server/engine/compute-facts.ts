import { minuteLength } from "../../contract/written-time.ts";
import type { Attended, Session } from "./judge-punches.ts";
import type { PlannedSlot } from "./apply-absences.ts";

// Section 4 of the rules, its arithmetic: elapsed time between instants, in whole minutes.

export type Facts = {
  requiredMinutes: number;
  firstIn: number | null;
  lastOut: number | null;
  workedMinutes: number;
  lateMinutes: number;
  earlyMinutes: number;
  extraBeforeMinutes: number;
  extraAfterMinutes: number;
  /** Whether the system closed a forgotten session. */
  autoCheckOut: boolean;
  sessions: readonly Session[];
};

/** Minutes. An unpaid break is deducted from work longer than this. */
const breakAfterMinutes = 300;

const wholeMinutes = (length: number): number => Math.floor(length / minuteLength);
const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);
const lengthOf = (from: number, to: number): number => Math.max(0, to - from);

/** Minutes since the start, at least 1, if strictly after the allowance; `by` is the distance in milliseconds. */
const missed = (by: number, allowance: number): number => (by > allowance ? Math.max(1, wholeMinutes(by)) : 0);

type Closed = Session & { out: number };
const isClosed = (session: Session): session is Closed => session.out !== null;

/**
 * Closes a session still open after the window at the slot's end, if the zone does so; one that started after the end
 * is closed at its start.
 */
function closeForgotten(sessions: readonly Session[], slot: PlannedSlot, now: number): readonly Session[] {
  if (slot.zone.autoCheckOut !== "slotEnd" || now <= slot.closes) return sessions;
  return sessions.map((session) =>
    session.out === null ? { ...session, out: Math.max(session.in, slot.end) } : session,
  );
}

/** The time of the sessions that counts, and the time clipped at both ends. */
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

/** Returns the facts of a slot. Full leave requires nothing, so it has no late or early minutes. */
export function sumSlot(slot: PlannedSlot, attended: Attended | undefined, now: number): Facts {
  const given = attended?.sessions ?? [];
  const sessions = closeForgotten(given, slot, now);
  const autoCheckOut = sessions.some(({ out }, at) => out !== null && given[at]?.out === null);
  const { worked, before, after } = clip(sessions.filter(isClosed), slot);
  const firstIn = attended?.firstIn ?? null;
  const lastOut = autoCheckOut ? (sessions.at(-1)?.out ?? null) : (attended?.lastOut ?? null);
  // An out before an open session is no early leave: the person has come back.
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

/** Returns the facts of sessions outside slots: nothing required, nothing clipped, no lateness. */
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
