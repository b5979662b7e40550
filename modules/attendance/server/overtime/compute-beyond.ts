import type { overtimeDayKinds } from "../../contract/kinds.ts";
import type { Reason } from "../../contract/evaluation.ts";
import { instantOf, minuteLength, minutesOf } from "../../contract/written-time.ts";
import { localDay, toInstant } from "../engine/time-zone.ts";

// Pure: how long a date was attended beyond what was required, and how much of it at night. A row of a day is one
// stretch from the first punch to the last, as for the guard of working time: what it adds before and after its hours
// lies at its ends.

export type DayKind = (typeof overtimeDayKinds)[number];

/** A closed row of a day; `slot` 0 is outside all hours. */
export type ClosedRow = {
  slot: number;
  firstIn: string | null;
  lastOut: string | null;
  timeZone: string;
  requiredMinutes: number;
  workedMinutes: number;
  extraBeforeMinutes: number;
  extraAfterMinutes: number;
  reasons: readonly Pick<Reason, "code" | "workDay">[];
};

/** Local times between which minutes are night; null if none are. */
export type Night = { start: string; end: string } | null;

export type Beyond = {
  dayKind: DayKind;
  firstIn: string | null;
  lastOut: string | null;
  timeZone: string;
  required: number;
  attended: number;
  minutes: number;
  /** Of a work day only. */
  night: number;
};

/** Minutes that end at a minute since the epoch, if it is known. */
type Piece = { end: number | null; minutes: number; isOutside: boolean; timeZone: string };

const minuteOf = (instant: string | null): number | null =>
  instant === null ? null : Math.floor(instantOf(instant) / minuteLength);

const attendedIn = ({ workedMinutes, extraBeforeMinutes, extraAfterMinutes }: ClosedRow): number =>
  workedMinutes + extraBeforeMinutes + extraAfterMinutes;

function piecesOf(row: ClosedRow): Piece[] {
  const { slot, timeZone, workedMinutes, extraBeforeMinutes: before, extraAfterMinutes: after } = row;
  const [first, last] = [minuteOf(row.firstIn), minuteOf(row.lastOut)];
  const pieces = [
    { end: last, minutes: after, isOutside: true, timeZone },
    { end: first === null ? null : first + before, minutes: before, isOutside: true, timeZone },
    { end: last === null ? null : last - after, minutes: workedMinutes, isOutside: slot === 0, timeZone },
  ];
  return pieces.filter(({ minutes }) => minutes > 0);
}

/** Minutes outside the hours of the schedule count first, and of these the latest. */
const byRank = (one: Piece, other: Piece): number =>
  Number(other.isOutside) - Number(one.isOutside) ||
  (other.end ?? -Infinity) - (one.end ?? -Infinity) ||
  other.minutes - one.minutes;

/** Returns how many of the minutes before an end are night. */
function nightBefore(
  end: number,
  minutes: number,
  timeZone: string,
  { start, end: until }: NonNullable<Night>,
): number {
  const [from, to] = [minutesOf(start), minutesOf(until)];
  const length = to > from ? to - from : to - from + 1_440;
  const begin = end - minutes;
  let night = 0;
  const days = { first: localDay(timeZone, begin * minuteLength) - 1, last: localDay(timeZone, end * minuteLength) };
  for (let day = days.first; day <= days.last; day += 1) {
    const opens = toInstant(timeZone, day, from) / minuteLength;
    const closes = toInstant(timeZone, day, from + length) / minuteLength;
    night += Math.max(0, Math.min(end, closes) - Math.max(begin, opens));
  }
  return night;
}

/** Returns null without a schedule: nothing says then what was required. */
function kindOf(rows: readonly ClosedRow[]): DayKind | null {
  const reasons = rows.flatMap((row) => row.reasons);
  if (!reasons.some(({ code }) => code === "assignment")) return null;
  if (reasons.some(({ code, workDay }) => code === "exception" && workDay === false)) return "holiday";
  return rows.some(({ slot }) => slot !== 0) ? "workDay" : "restDay";
}

const earliest = (instants: readonly (string | null)[]): string | null =>
  instants.filter((at) => at !== null).toSorted((one, other) => instantOf(one) - instantOf(other))[0] ?? null;
const latest = (instants: readonly (string | null)[]): string | null =>
  instants.filter((at) => at !== null).toSorted((one, other) => instantOf(other) - instantOf(one))[0] ?? null;

/** Returns what one closed date has beyond the required minutes; null if nothing. The order of the rows does not matter. */
export function computeBeyond(rows: readonly ClosedRow[], night: Night): Beyond | null {
  const dayKind = kindOf(rows);
  const required = rows.reduce((sum, row) => sum + row.requiredMinutes, 0);
  const attended = rows.reduce((sum, row) => sum + attendedIn(row), 0);
  const minutes = Math.max(0, attended - required);
  const [first] = rows.toSorted((one, other) => one.slot - other.slot);
  if (dayKind === null || minutes === 0 || first === undefined) return null;
  let left = minutes;
  let atNight = 0;
  for (const piece of dayKind === "workDay" && night !== null ? rows.flatMap(piecesOf).toSorted(byRank) : []) {
    const taken = Math.min(left, piece.minutes);
    left -= taken;
    if (piece.end !== null && night !== null) atNight += nightBefore(piece.end, taken, piece.timeZone, night);
  }
  return {
    dayKind,
    firstIn: earliest(rows.map((row) => row.firstIn)),
    lastOut: latest(rows.map((row) => row.lastOut)),
    timeZone: first.timeZone,
    required,
    attended,
    minutes,
    night: atNight,
  };
}
