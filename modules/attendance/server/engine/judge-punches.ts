import type { PunchAnswer, Refusal } from "../../contract/evaluation.ts";
import { minuteLength, writeDate } from "../../contract/written-time.ts";
import { judgePlace, type Place } from "./judge-place.ts";
import type { TimedPunch } from "./prepare-punches.ts";
import { type Belonging, resolvePunch, pointOf } from "./resolve-punch.ts";
import { isAwayAt } from "./prepare-absences.ts";
import type { PreparedRules } from "./prepare-rules.ts";
import type { Timeline } from "./plan-slots.ts";

/** A second punch of the same kind within this time is a repeat. */
const repeatWithin = minuteLength;
/** Maximum delay of a punch captured offline. */
const offlineWithin = 1440 * minuteLength;

/** From an in to its out: instants, and the indexes of the punches. */
export type Session = { in: number; out: number | null; inIndex: number; outIndex: number | null };

/** Result of the accepted punches of one row. */
export type Attended = { belonging: Belonging; firstIn: number | null; lastOut: number | null; sessions: Session[] };

export type JudgedPunches = { answers: PunchAnswer[]; rows: ReadonlyMap<string, Attended> };

/** The key of a row: its date, and its slot's number or null. */
export const rowKey = (day: number, slot: number | null): string => `${day} ${slot}`;
const keyOf = ({ day, slot }: Belonging): string => rowKey(day, slot?.number ?? null);

/** The session of the last accepted punch; an in for another row replaces it. */
type Current = { session: Session; belonging: Belonging };

function judgeStored(punch: TimedPunch): (Place & { accepted: boolean }) | null {
  if (punch.stored === null) return null;
  const { accepted, refusal, verdict, location, distance } = punch.stored;
  // Not measured again: the position may have been purged, and the site may have moved since.
  const nearest = location === null || distance === null ? null : { location, distance };
  return { accepted, refusal, verdict, location, distance, nearest, flags: [] };
}

const isTooLate = ({ at, receivedAt }: TimedPunch): boolean =>
  receivedAt !== null && Math.abs(receivedAt - at) > offlineWithin;

/** Returns the index of the punch that this one repeats within a minute; null if it is not a repeat. */
function repeated(punch: TimedPunch, current: Current | null): number | null {
  if (current === null || punch.stored?.accepted === false || isTooLate(punch)) return null;
  const { session } = current;
  // Only the session's latest event can be repeated: an in after its out starts a new session.
  if (punch.kind === "in")
    return session.out === null && punch.at - session.in <= repeatWithin ? session.inIndex : null;
  return session.out !== null && punch.at - session.out <= repeatWithin ? session.outIndex : null;
}

/**
 * Returns the row's session without an out, or null. It is read from the row, not from the last punch: an unscheduled
 * session continues after a slot's session, and the button then offers its check-out again.
 */
function openSession(row: Attended | undefined): Session | null {
  const last = row?.sessions.at(-1);
  return last?.out === null ? last : null;
}

/** Refusals regardless of place; a punch that came too late is not checked further. */
function refusalInTime(punch: TimedPunch, row: Attended | undefined): Refusal | null {
  if (isTooLate(punch)) return "too_late";
  return punch.kind === "in" && openSession(row) !== null ? "already_open" : null;
}

function answerOf(
  rules: PreparedRules,
  timeline: Timeline,
  punch: TimedPunch,
  belonging: Belonging,
  row: Attended | undefined,
): PunchAnswer {
  const { day, slot, timeZone } = belonging;
  const { permitted, policySites } = timeline.planOf(day);
  const away = timeline.absences.length > 0 && isAwayAt(timeline.absences, { day, timeZone, instant: punch.at });
  const sites = { active: rules.activeLocations, permitted, policySites, fenceFree: away || slot?.fenceFree === true };
  const stored = judgeStored(punch);
  const place = stored ?? judgePlace(pointOf(punch), punch.accuracy, sites);
  const refusal = stored === null ? (refusalInTime(punch, row) ?? place.refusal) : place.refusal;
  const isOffline = punch.receivedAt !== null;
  return {
    index: punch.index,
    accepted: stored?.accepted ?? refusal === null,
    repeatOf: null,
    refusal,
    verdict: place.verdict,
    location: place.location,
    distance: place.distance,
    nearest: place.nearest,
    date: writeDate(day),
    slot: slot?.number ?? null,
    flags: isOffline ? ["offline", ...place.flags] : place.flags,
    ...(punch.receivedAt === null ? {} : { delaySeconds: Math.floor((punch.receivedAt - punch.at) / 1000) }),
  };
}

/** Counts an accepted punch in its row; returns the session that is current afterwards. */
function count(punch: TimedPunch, row: Attended, current: Current | null): Current | null {
  const open = openSession(row);
  if (punch.kind === "in") {
    row.firstIn ??= punch.at;
    // Only a stored in can meet an open session; the session continues from its first in.
    if (open !== null) return current;
    const session: Session = { in: punch.at, out: null, inIndex: punch.index, outIndex: null };
    row.sessions.push(session);
    return { session, belonging: row.belonging };
  }
  row.lastOut = punch.at;
  if (open === null) return current;
  open.out = punch.at;
  open.outIndex = punch.index;
  return { session: open, belonging: row.belonging };
}

/** Judges all punches of a person in order of time. Returns an answer for each, and the rows of the accepted ones. */
export function judgePunches(rules: PreparedRules, timeline: Timeline, punches: readonly TimedPunch[]): JudgedPunches {
  const answers = new Map<number, PunchAnswer>();
  const byClientId = new Map<string, number>();
  const rows = new Map<string, Attended>();
  let current: Current | null = null;
  for (const punch of punches) {
    const first = (punch.clientId === null ? undefined : byClientId.get(punch.clientId)) ?? repeated(punch, current);
    if (punch.clientId !== null && !byClientId.has(punch.clientId)) byClientId.set(punch.clientId, punch.index);
    const firstAnswer = first === null ? undefined : answers.get(first);
    if (firstAnswer !== undefined) {
      answers.set(punch.index, {
        ...firstAnswer,
        index: punch.index,
        repeatOf: firstAnswer.repeatOf ?? firstAnswer.index,
      });
      continue;
    }
    const openSlot: Belonging["slot"] =
      current !== null && current.session.out === null ? current.belonging.slot : null;
    const belonging = resolvePunch(rules, timeline, punch, openSlot);
    const key = keyOf(belonging);
    const answer = answerOf(rules, timeline, punch, belonging, rows.get(key));
    answers.set(punch.index, answer);
    if (!answer.accepted) continue;
    const row: Attended = rows.get(key) ?? { belonging, firstIn: null, lastOut: null, sessions: [] };
    rows.set(key, row);
    current = count(punch, row, current);
  }
  return {
    answers: punches
      .map(({ index }) => index)
      .toSorted((one, other) => one - other)
      .flatMap((index) => answers.get(index) ?? []),
    rows,
  };
}
