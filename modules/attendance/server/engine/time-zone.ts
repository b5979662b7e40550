import { dayLength, minuteLength } from "../../contract/written-time.ts";

// Local time and instants. This is the only file of the engine that asks the runtime about time zones; everything else
// counts in instants. Offsets are remembered: a formatter's answer costs more than all the arithmetic around it.

type Zone = { format: Intl.DateTimeFormat; offsets: Map<number, number> };

const zones = new Map<string, Zone>();
// No clock of our time changes between two full quarters of an hour.
const quarter = 15 * minuteLength;
const mostRemembered = 50_000;
const mostZones = 1000;

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", { timeZone, timeZoneName: "longOffset" });
  const made = { format, offsets: new Map<number, number>() };
  // There are some 600 names; but a runtime takes each in any mixture of letters.
  if (zones.size >= mostZones) zones.clear();
  zones.set(timeZone, made);
  return made;
}

/** Whether the runtime knows a place's time zone by that name; bare offsets such as "+03:00" are no place. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    zoneOf(name);
    return true;
  } catch {
    return false;
  }
}

/** "1/11/2026, GMT+03:00" in milliseconds; "GMT" alone is none. */
function parseOffset(text: string): number {
  const found = /GMT(?:([+-])(\d{2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  if (found === null) throw new RangeError(`"${text}" does not end in an offset`);
  const seconds = Number(found[2] ?? 0) * 3600 + Number(found[3] ?? 0) * 60 + Number(found[4] ?? 0);
  return seconds * (found[1] === "-" ? -1000 : 1000);
}

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(timeZone: string, instant: number): number {
  const { format, offsets } = zoneOf(timeZone);
  const key = Math.floor(instant / quarter);
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = parseOffset(format.format(key * quarter));
  if (offsets.size >= mostRemembered) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/**
 * The instant of a local time, given as a day and minutes since its midnight (1440 and more lie on the next day). A time
 * that does not exist is moved forward by the gap; of a time that comes twice it is the first.
 */
export function toInstant(timeZone: string, day: number, minutes: number): number {
  const local = day * dayLength + minutes * minuteLength;
  // A day earlier and later lie on both sides of any change of the clock near by.
  const before = offsetAt(timeZone, local - dayLength);
  const after = offsetAt(timeZone, local + dayLength);
  if (before === after) return local - before;
  const first = local - Math.max(before, after);
  const second = local - Math.min(before, after);
  if (first + offsetAt(timeZone, first) === local) return first;
  if (second + offsetAt(timeZone, second) === local) return second;
  return local - before;
}

/** The local date of an instant, as a day. */
export const localDay = (timeZone: string, instant: number): number =>
  Math.floor((instant + offsetAt(timeZone, instant)) / dayLength);
