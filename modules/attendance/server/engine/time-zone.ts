import { dayLength, minuteLength } from "../../contract/written-time.ts";

// Local time and instants. The only file of the engine that queries the runtime about time zones; all other files use
// instants. Offsets are cached: a formatter call costs more than the arithmetic around it.

type Zone = { format: Intl.DateTimeFormat; offsets: Map<number, number> };

const zones = new Map<string, Zone>();
// Modern clocks change only at full quarter hours.
const quarter = 15 * minuteLength;
const maxRemembered = 50_000;
const maxZones = 1000;

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", { timeZone, timeZoneName: "longOffset" });
  const made = { format, offsets: new Map<number, number>() };
  // Some 600 names exist, but a runtime accepts each in any mix of cases.
  if (zones.size >= maxZones) zones.clear();
  zones.set(timeZone, made);
  return made;
}

/** Returns whether the runtime knows a place's time zone by that name; bare offsets such as "+03:00" are not places. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    zoneOf(name);
    return true;
  } catch {
    return false;
  }
}

/** Parses "1/11/2026, GMT+03:00" to milliseconds; "GMT" alone is 0. */
function parseOffset(text: string): number {
  const found = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  if (found === null) throw new RangeError(`"${text}" does not end in an offset`);
  const seconds = Number(found[2] ?? 0) * 3600 + Number(found[3] ?? 0) * 60 + Number(found[4] ?? 0);
  return seconds * (found[1] === "-" ? -1000 : 1000);
}

/** Returns the UTC offset of a time zone at an instant, in milliseconds. */
export function offsetAt(timeZone: string, instant: number): number {
  const { format, offsets } = zoneOf(timeZone);
  const key = Math.floor(instant / quarter);
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = parseOffset(format.format(key * quarter));
  if (offsets.size >= maxRemembered) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/**
 * Returns the instant of a local time, given as a day and minutes since its midnight (1440 and more are on the next
 * day). A time in a gap is moved forward by the gap; of a repeated time the first is used.
 */
export function toInstant(timeZone: string, day: number, minutes: number): number {
  const local = day * dayLength + minutes * minuteLength;
  // One day before and one day after are on either side of any nearby clock change.
  const before = offsetAt(timeZone, local - dayLength);
  const after = offsetAt(timeZone, local + dayLength);
  if (before === after) return local - before;
  const first = local - Math.max(before, after);
  const second = local - Math.min(before, after);
  if (first + offsetAt(timeZone, first) === local) return first;
  if (second + offsetAt(timeZone, second) === local) return second;
  return local - before;
}

/** Returns the local date of an instant, as a day number. */
export const localDay = (timeZone: string, instant: number): number =>
  Math.floor((instant + offsetAt(timeZone, instant)) / dayLength);
