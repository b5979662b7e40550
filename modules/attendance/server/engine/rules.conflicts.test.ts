import { describe, expect, test, vi } from "vitest";
import {
  assignmentOf,
  assignmentOfRole,
  hours,
  type Json,
  onDate,
  person,
  site,
  createEvaluator,
  zone,
} from "#testing/attendance-cases.ts";
import { evaluate } from "./evaluate.ts";
import { findFirstOverlap } from "./find-first-overlap.ts";
import { readCase } from "./read-case.ts";

vi.mock("./find-first-overlap.ts", { spy: true });
const { judge } = createEvaluator({ readCase, evaluate });

const allWeek = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const daily = (id: string, start: string, end: string, more: Json = {}) =>
  zone(id, { days: hours(start, end, allWeek), ...more });
const weekly = (id: string, weekday: string, start: string, end: string, more: Json = {}) =>
  zone(id, { days: hours(start, end, [weekday]), ...more });
/** The conflicting pairs, each in order of ids. */
const pairs = (
  zones: Json[],
  assignments: Json[] = [assignmentOf("a1", "x"), assignmentOf("a2", "y")],
  more: Json = {},
) =>
  judge({ zones, assignments, ...more })
    .conflicts.map(({ code, assignments: found }) => [code, ...found.toSorted()].join(" "))
    .toSorted();
const conflict = ["overlap a1 a2"];

describe("overlapping slots of two zones", () => {
  test("worked example: 22:00-06:00 daily and 05:00-09:00 daily conflict", () => {
    expect(pairs([daily("x", "22:00", "06:00"), daily("y", "05:00", "09:00")])).toEqual(conflict);
  });

  test("slots with touching ends do not conflict", () => {
    expect(pairs([daily("x", "22:00", "06:00"), daily("y", "06:00", "09:00")])).toEqual([]);
    expect(pairs([daily("x", "08:00", "12:00"), daily("y", "12:00", "16:00")])).toEqual([]);
    expect(pairs([daily("x", "08:00", "12:01"), daily("y", "12:00", "16:00")])).toEqual(conflict);
  });

  test("conflicts compare slots, not windows", () => {
    expect(pairs([daily("x", "08:00", "12:00"), daily("y", "12:30", "16:00")])).toEqual([]);
  });

  test("slots on different weekdays conflict only if the tail of the night before reaches them", () => {
    expect(pairs([weekly("x", "sunday", "08:00", "16:00"), weekly("y", "monday", "08:00", "16:00")])).toEqual([]);
    expect(pairs([weekly("x", "sunday", "22:00", "06:00"), weekly("y", "monday", "05:00", "09:00")])).toEqual(conflict);
    expect(pairs([weekly("x", "saturday", "22:00", "06:00"), weekly("y", "sunday", "05:00", "09:00")])).toEqual(
      conflict,
    );
    expect(pairs([weekly("x", "monday", "22:00", "06:00"), weekly("y", "monday", "05:00", "09:00")])).toEqual([]);
  });

  test("conflicts are reported regardless of the span, the date and the time", () => {
    const zones = [weekly("x", "friday", "08:00", "16:00"), weekly("y", "friday", "09:00", "10:00")];
    expect(pairs(zones)).toEqual(conflict);
    expect(pairs(zones, undefined, onDate("2026-06-01"))).toEqual(conflict);
  });

  test("overlapping slots on different layers do not conflict", () => {
    expect(pairs([daily("x", "08:00", "16:00"), daily("y", "08:00", "16:00", { layer: "seasonal" })])).toEqual([]);
  });

  test("slots that reach the person once directly and once by role do not conflict", () => {
    const zones = [daily("x", "08:00", "16:00"), daily("y", "08:00", "16:00")];
    expect(pairs(zones, [assignmentOf("a1", "x"), assignmentOfRole("a2", "y")])).toEqual([]);
    expect(pairs(zones, [assignmentOfRole("a1", "x"), assignmentOfRole("a2", "y")])).toEqual(conflict);
  });

  test("a zone of another person does not conflict", () => {
    const zones = [daily("x", "08:00", "16:00"), daily("y", "08:00", "16:00")];
    expect(pairs(zones, [assignmentOf("a1", "x"), assignmentOf("a2", "y", { users: ["u2"] })])).toEqual([]);
  });

  test("zones by two roles of the person conflict", () => {
    const zones = [daily("x", "08:00", "16:00"), daily("y", "08:00", "16:00")];
    const employee = person({ roles: [{ id: "r1" }, { id: "r2" }] });
    const assignments = [assignmentOfRole("a1", "x"), assignmentOfRole("a2", "y", { roles: ["r2"] })];
    expect(pairs(zones, assignments, { employee })).toEqual(conflict);
  });

  test("the same zone at several sites never conflicts", () => {
    const locations = [site("hq"), site("branch", { latitude: 25 })];
    const assignments = [
      assignmentOf("a1", "x"),
      assignmentOf("a2", "x", { location: "branch" }),
      assignmentOf("a3", "x"),
    ];
    expect(pairs([daily("x", "08:00", "16:00")], assignments, { locations })).toEqual([]);
  });

  test("an inactive zone or assignment does not conflict", () => {
    expect(pairs([daily("x", "08:00", "16:00"), daily("y", "08:00", "16:00", { active: false })])).toEqual([]);
    const zones = [daily("x", "08:00", "16:00"), daily("y", "08:00", "16:00")];
    expect(pairs(zones, [assignmentOf("a1", "x"), assignmentOf("a2", "y", { active: false })])).toEqual([]);
  });

  test("conflicts are reported once for each pair", () => {
    const zones = [daily("x", "08:00", "12:00"), daily("y", "10:00", "14:00"), daily("z", "13:00", "16:00")];
    const assignments = [assignmentOf("a1", "x"), assignmentOf("a2", "y"), assignmentOf("a3", "z")];
    expect(pairs(zones, assignments)).toEqual(["overlap a1 a2", "overlap a2 a3"]);
  });

  test("every overlapping pair conflicts, not only neighbours", () => {
    const zones = [daily("x", "08:00", "16:00"), daily("y", "09:00", "10:00"), daily("z", "15:00", "18:00")];
    const assignments = [assignmentOf("a1", "x"), assignmentOf("a2", "y"), assignmentOf("a3", "z")];
    expect(pairs(zones, assignments)).toEqual(["overlap a1 a2", "overlap a1 a3"]);
  });
});

describe("the dates on which zones overlap", () => {
  const between = (startDate: string, endDate: string | null) => ({ startDate, endDate });

  test("dates of overlap are limited by both zones", () => {
    const found = (first: [string, string | null], second: [string, string | null]) =>
      pairs([daily("x", "08:00", "16:00", between(...first)), daily("y", "09:00", "10:00", between(...second))]);
    expect(found(["2026-01-01", "2026-01-31"], ["2026-02-01", "2026-02-28"])).toEqual([]);
    expect(found(["2026-01-01", "2026-01-31"], ["2026-01-31", "2026-02-28"])).toEqual(conflict);
    expect(found(["2026-01-01", null], ["2031-05-01", "2031-05-01"])).toEqual(conflict);
  });

  test("dates of overlap are limited by both assignments", () => {
    const zones = [daily("x", "08:00", "16:00"), daily("y", "09:00", "10:00")];
    const found = (to: string, from: string) =>
      pairs(zones, [assignmentOf("a1", "x", { to }), assignmentOf("a2", "y", { from })]);
    expect(found("2026-03-31", "2026-04-01")).toEqual([]);
    expect(found("2026-04-01", "2026-04-01")).toEqual(conflict);
  });

  test("dates of overlap include the morning after the last night", () => {
    const zones = [daily("x", "22:00", "06:00"), daily("y", "05:00", "09:00")];
    const found = (to: string, from: string) =>
      pairs(zones, [assignmentOf("a1", "x", { to }), assignmentOf("a2", "y", { from })]);
    expect(found("2026-03-31", "2026-04-01")).toEqual(conflict);
    expect(found("2026-03-31", "2026-04-02")).toEqual([]);
    const touching = [daily("x", "22:00", "05:00"), daily("y", "05:00", "09:00")];
    expect(
      pairs(touching, [assignmentOf("a1", "x", { to: "2026-03-31" }), assignmentOf("a2", "y", { from: "2026-04-01" })]),
    ).toEqual([]);
  });

  test("dates of overlap must contain the weekday of both slots", () => {
    const zones = (endDate: string) => [
      weekly("x", "thursday", "08:00", "16:00", between("2026-01-11", endDate)),
      weekly("y", "thursday", "09:00", "10:00"),
    ];
    expect(pairs(zones("2026-01-14"))).toEqual([]);
    expect(pairs(zones("2026-01-15"))).toEqual(conflict);
  });

  test("an overlap on a distant date is found", () => {
    const first = daily("x", "08:00", "16:00", between("2026-01-01", "2040-12-31"));
    const second = daily("y", "15:00", "17:00", between("2040-12-31", null));
    expect(pairs([first, second])).toEqual(conflict);
  });
});

describe("conflicts compare instants", () => {
  const at = (timeZone: string) => ({
    locations: [site("hq"), site("abroad", { timeZone, latitude: 40, longitude: -74 })],
    assignments: [assignmentOf("a1", "x"), assignmentOf("a2", "y", { location: "abroad" })],
  });
  const found = (timeZone: string, zones: Json[]) => pairs(zones, at(timeZone).assignments, at(timeZone));

  test("equal hours in distant time zones do not conflict, and different hours may", () => {
    expect(found("America/New_York", [daily("x", "08:00", "12:00"), daily("y", "08:00", "12:00")])).toEqual([]);
    expect(found("Europe/London", [daily("x", "08:00", "16:00"), daily("y", "08:00", "12:00")])).toEqual(conflict);
    expect(found("Asia/Riyadh", [daily("x", "08:00", "12:00"), daily("y", "08:00", "12:00")])).toEqual(conflict);
  });

  test("summer time may cause a conflict that does not exist in winter", () => {
    // 16:00 in Riyadh is 13:00Z; 08:00 in New York is 13:00Z in winter and 12:00Z in summer.
    const zones = (dates: Json) => [daily("x", "08:00", "16:00", dates), daily("y", "08:00", "12:00", dates)];
    expect(found("America/New_York", zones({ startDate: "2026-01-01", endDate: "2026-03-07" }))).toEqual([]);
    expect(found("America/New_York", zones({ startDate: "2026-01-01", endDate: "2026-03-08" }))).toEqual(conflict);
    expect(found("America/New_York", zones({ startDate: "2026-11-01", endDate: "2027-03-13" }))).toEqual([]);
    expect(found("America/New_York", zones({ startDate: "2026-01-01", endDate: null }))).toEqual(conflict);
  });

  test("a range that starts on the day of a change includes the winter after it", () => {
    // In winter Friday's slot there ends at 05:30Z, after Saturday 08:00 in Riyadh; in summer an hour earlier.
    const zones = (dates: Json) => [
      weekly("x", "saturday", "08:00", "16:00", dates),
      weekly("y", "friday", "20:00", "00:30", dates),
    ];
    expect(found("America/New_York", zones({ startDate: "2026-03-08", endDate: "2026-10-31" }))).toEqual([]);
    for (const startDate of ["2026-03-05", "2026-03-07", "2026-03-08", "2026-03-09", "2026-10-30"]) {
      expect(found("America/New_York", zones({ startDate, endDate: null }))).toEqual(conflict);
    }
    expect(found("America/New_York", zones({ startDate: "2026-03-08", endDate: "2026-11-06" }))).toEqual([]);
    expect(found("America/New_York", zones({ startDate: "2026-03-08", endDate: "2026-11-07" }))).toEqual(conflict);
  });

  test.each(["0001-01-01", "1900-01-01", "2000-01-01"])(
    "clock changes are found for zones that started long ago: %s",
    (startDate) => {
      // Cairo has had summer time again since 2023; in winter 10:00 there is 11:00 in Riyadh, in summer 10:00.
      const zones = [
        daily("x", "08:00", "10:30", { startDate, endDate: null }),
        daily("y", "09:45", "10:00", { startDate, endDate: null }),
      ];
      expect(found("Africa/Cairo", zones)).toEqual(conflict);
      expect(
        found(
          "Africa/Cairo",
          zones.map((each) => ({ ...each, startDate: "2026-11-01", endDate: "2027-04-01" })),
        ),
      ).toEqual([]);
    },
  );

  test("conflicts of many assignments are computed once per pair of zone and time zone, plus once per conflict", () => {
    const zones = Array.from({ length: 20 }, (_, at) =>
      weekly(`z${at}`, "sunday", `${String(at).padStart(2, "0")}:00`, `${String(at + 1).padStart(2, "0")}:00`),
    );
    const locations = [site("hq"), site("abroad", { timeZone: "America/New_York" })];
    const assignments = Array.from({ length: 400 }, (_, at) =>
      assignmentOf(`a${at}`, `z${at % 20}`, { location: at < 200 ? "hq" : "abroad" }),
    );
    vi.mocked(findFirstOverlap).mockClear();
    const found = pairs(zones, assignments, { locations }).length;
    expect(found).toBeGreaterThan(1000);
    const kinds = 20 * 2;
    expect(vi.mocked(findFirstOverlap).mock.calls.length).toBeLessThanOrEqual((kinds * (kinds - 1)) / 2 + found);
  });

  test("a clock gap at night may cause a conflict on one date of the year", () => {
    // Cairo's clocks go from 00:00 to 01:00 on 2026-04-24: 00:00-00:30 is 01:00-01:30, and 01:00 is unchanged.
    const cairo = { locations: [site("hq", { timeZone: "Africa/Cairo" })] };
    const zones = (date: string) => [
      daily("x", "00:00", "00:30", { startDate: "2026-04-01", endDate: date, closesAfter: 0 }),
      daily("y", "01:00", "02:00", { startDate: "2026-04-01", endDate: date }),
    ];
    expect(pairs(zones("2026-04-23"), undefined, cairo)).toEqual([]);
    expect(pairs(zones("2026-04-24"), undefined, cairo)).toEqual(conflict);
    expect(pairs(zones("2026-12-31"), undefined, cairo)).toEqual(conflict);
  });

  test("slots on different weekdays across the date line conflict", () => {
    // Monday 08:00 in Auckland (UTC+13 in January) is Sunday 22:00 in Riyadh.
    const zones = [weekly("x", "sunday", "21:00", "23:00"), weekly("y", "monday", "08:00", "12:00")];
    expect(found("Pacific/Auckland", zones)).toEqual(conflict);
  });
});
