import fc from "fast-check";
import { expect, test } from "vitest";
import { assignmentOf, type Json, site, createEvaluator, zone } from "#testing/attendance-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

// Compares the engine, which checks few dates, with a search over every date of two zones.

const { judge } = createEvaluator({ readCase, evaluate });

const minute = 60_000;
const day = 86_400_000;
const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const timeZones = ["Asia/Riyadh", "America/New_York", "Africa/Cairo", "Africa/Casablanca", "Australia/Lord_Howe"];

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** The UTC offset of a time zone, computed from formatted date and time fields. */
function offsetOf(timeZone: string, at: number): number {
  const key = `${timeZone} ${at}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "short", timeStyle: "medium", hourCycle: "h23" });
  formats.set(timeZone, format);
  const [date, month, year, hour, minutes, seconds] = format.format(at).match(/\d+/g)?.map(Number) ?? [];
  const found = Date.UTC(year ?? 0, (month ?? 1) - 1, date, hour, minutes, seconds) - at;
  offsets.set(key, found);
  return found;
}

/** The first instant with this local time; in a gap, the local time by the offset before the gap. */
function instantOf(timeZone: string, local: number): number {
  const before = offsetOf(timeZone, local - 1.5 * day);
  const both = [before, offsetOf(timeZone, local + 1.5 * day)].map((offset) => local - offset);
  const real = both.filter((at) => at + offsetOf(timeZone, at) === local);
  return real.length === 0 ? local - before : Math.min(...real);
}

type Weekly = {
  timeZone: string;
  days: { weekday: number; start: number; length: number }[];
  from: number;
  to: number;
};

const slotsOf = ({ timeZone, days, from, to }: Weekly): [start: number, end: number][] => {
  const slots: [number, number][] = [];
  for (let date = from; date <= to; date += 1) {
    for (const { weekday, start, length } of days) {
      if (new Date(date * day).getUTCDay() !== weekday) continue;
      const local = date * day + start * minute;
      slots.push([instantOf(timeZone, local), instantOf(timeZone, local + length * minute)]);
    }
  }
  return slots;
};

/** Returns whether the slots share time; a slot in a clock gap ends before it starts and contains none. */
const meets = (one: Weekly, other: Weekly): boolean => {
  const others = slotsOf(other);
  return slotsOf(one).some(([start, end]) => others.some((each) => Math.max(start, each[0]) < Math.min(end, each[1])));
};

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
const dateOf = (number: number) => new Date(number * day).toISOString().slice(0, 10);
const zoneOf = (id: string, { days, from, to }: Weekly): Json =>
  zone(id, {
    startDate: dateOf(from),
    endDate: dateOf(to),
    opensBefore: 0,
    closesAfter: 0,
    days: days.map(({ weekday, start, length }) => ({
      weekday: weekdays[weekday],
      start: clock(start),
      end: clock(start + length),
    })),
  });

const week = 7 * 1440;
const newYear = Date.parse("2026-01-01T00:00:00Z") / day;
const timeZone = fc.constantFrom(...timeZones);
const range = fc.tuple(
  fc.integer({ min: newYear, max: newYear + 330 }),
  fc.oneof(fc.nat(20), fc.nat(200), fc.constant(400)),
);
/** Two zones of which the second starts about when the first ends on some date: half an hour decides. */
const pair = fc
  .record({
    places: fc.tuple(timeZone, timeZone),
    start: fc.nat(7 * 48 - 1),
    lengths: fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 })),
    shift: fc.integer({ min: -3, max: 3 }),
    ranges: fc.tuple(range, range),
    clocksOf: fc.integer({ min: newYear, max: newYear + 365 }),
  })
  .map(({ places, start, lengths, shift, ranges, clocksOf }): [Weekly, Weekly] => {
    const apart = (offsetOf(places[1], clocksOf * day) - offsetOf(places[0], clocksOf * day)) / minute;
    const starts = [start * 30, (start + lengths[0] + shift) * 30 + apart + week] as const;
    const made = (which: 0 | 1): Weekly => {
      const [from, length] = ranges[which];
      const [weekday, minutes] = [Math.floor((starts[which] % week) / 1440), starts[which] % 1440];
      const slot = { weekday, start: minutes, length: lengths[which] * 30 };
      return { timeZone: places[which], days: [slot], from, to: from + length };
    };
    return [made(0), made(1)];
  });

const conflictsOf = (one: Weekly, other: Weekly) =>
  judge({
    locations: [site("here", { timeZone: one.timeZone }), site("there", { timeZone: other.timeZone })],
    zones: [zoneOf("x", one), zoneOf("y", other)],
    assignments: [assignmentOf("a1", "x", { location: "here" }), assignmentOf("a2", "y", { location: "there" })],
  }).conflicts;
const conflict = [{ code: "overlap", assignments: ["a1", "a2"] }];

// In New York 02:00 becomes 03:00 on Sunday, 8 March 2026, at 10:00 in Riyadh: 02:30 is half an hour after that.
test.each([
  ["02:30", 30, "10:00", 60, false],
  ["02:30", 30, "09:30", 180, false],
  ["02:30", 30, "10:30", 30, false],
  ["02:30", 60, "10:00", 60, false],
  ["02:30", 90, "10:00", 60, true],
  ["02:00", 30, "10:00", 60, true],
  ["01:30", 90, "09:30", 60, true],
])(
  "on a date with a clock gap, %s for %i minutes overlaps %s for %i minutes in another time zone: %s",
  (...assignmentOf) => {
    const [start, length, otherStart, otherLength, isMet] = assignmentOf;
    const sunday = Date.parse("2026-03-08T00:00:00Z") / day;
    const on = (place: string, from: string, minutes: number): Weekly => {
      const [hour, past] = from.split(":").map(Number);
      const slot = { weekday: 0, start: (hour ?? 0) * 60 + (past ?? 0), length: minutes };
      return { timeZone: place, days: [slot], from: sunday, to: sunday };
    };
    const [one, other] = [on("America/New_York", start, length), on("Asia/Riyadh", otherStart, otherLength)];
    expect([meets(one, other), meets(other, one)]).toEqual([isMet, isMet]);
    expect([conflictsOf(one, other), conflictsOf(other, one)]).toEqual(isMet ? [conflict, conflict] : [[], []]);
  },
);

test("the engine finds the same conflicts as a search over every date, in any two time zones", () => {
  let [found, free] = [0, 0];
  fc.assert(
    fc.property(pair, ([one, other]) => {
      const expected = meets(one, other);
      expect(conflictsOf(one, other)).toEqual(expected ? conflict : []);
      if (expected) found += 1;
      else free += 1;
    }),
    { numRuns: 500 },
  );
  expect(Math.min(found, free)).toBeGreaterThan(50);
});
