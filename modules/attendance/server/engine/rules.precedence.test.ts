import { describe, expect, test } from "vitest";
import {
  assignmentOf,
  assignmentOfRole,
  hours,
  summaryOf,
  type Json,
  onDate,
  person,
  site,
  createEvaluator,
  zone,
} from "#testing/attendance-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

const { judge, dayOn } = createEvaluator({ readCase, evaluate });

const allWeek = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const isOn = (date: string, changes: Json) => dayOn(date, changes).slot !== null;
/** Two zones of 3 hours each, with overlapping hours; `best` returns the zone that applies on the Sunday. */
const early = (more: Json = {}) => zone("early", { days: hours("08:00", "11:00"), ...more });
const late = (more: Json = {}) => zone("late", { days: hours("10:00", "13:00"), ...more });
const best = (zones: Json[], assignments: Json[], more: Json = {}) => {
  const taken = judge({ zones, assignments, ...more }).days.map((row) => row.zone);
  expect(taken).toHaveLength(1);
  return taken[0];
};

describe("a candidate", () => {
  test.each([
    ["2026-01-12", false],
    ["2026-01-13", true],
    ["2026-01-14", true],
    ["2026-01-15", false],
  ])("a zone is a candidate between its dates, both inclusive: %s", (date, applies) => {
    expect(isOn(date, { zones: [zone("base", { startDate: "2026-01-13", endDate: "2026-01-14" })] })).toBe(applies);
  });

  test("a one-day zone is a candidate on that day", () => {
    const zones = [zone("base", { startDate: "2026-01-13", endDate: "2026-01-13" })];
    const { days } = judge({ zones, from: "2026-01-12", to: "2026-01-14" });
    expect(days.map((row) => row.slot)).toEqual([null, 1, null]);
  });

  test.each([null, undefined])("a zone without an end never expires (%s)", (endDate) => {
    expect(isOn("2034-01-15", { zones: [zone("base", { endDate })] })).toBe(true);
  });

  test("an inactive zone is no candidate", () => {
    expect(isOn("2026-01-13", { zones: [zone("base", { active: false })] })).toBe(false);
    expect(isOn("2026-01-13", { zones: [zone("base", { active: true })] })).toBe(true);
  });

  test("an inactive assignment is no candidate", () => {
    expect(isOn("2026-01-13", { assignments: [assignmentOf("a1", "base", { active: false })] })).toBe(false);
  });

  test.each([
    ["2026-01-12", false],
    ["2026-01-13", true],
    ["2026-01-14", true],
    ["2026-01-15", false],
  ])("an assignment is a candidate between its dates, both inclusive: %s", (date, applies) => {
    const assignments = [assignmentOf("a1", "base", { from: "2026-01-13", to: "2026-01-14" })];
    expect(isOn(date, { assignments })).toBe(applies);
  });

  test.each([
    ["2026-01-12", false],
    ["2026-01-13", true],
    ["2026-01-14", true],
    ["2026-01-15", false],
  ])("an assignment to a role is a candidate for members on that date, both ends inclusive: %s", (date, applies) => {
    const employee = person({ roles: [{ id: "r1", from: "2026-01-13", to: "2026-01-14" }] });
    expect(isOn(date, { employee, assignments: [assignmentOfRole("a1", "base")] })).toBe(applies);
  });

  test("an assignment to a role held twice is a candidate in both periods and not between them", () => {
    const roles = [
      { id: "r1", from: null, to: "2026-01-12" },
      { id: "r1", from: "2026-01-14", to: null },
    ];
    const changes = { employee: person({ roles }), assignments: [assignmentOfRole("a1", "base")] };
    const { days } = judge({ ...changes, from: "2026-01-12", to: "2026-01-14" });
    expect(days.map((row) => row.slot)).toEqual([1, null, 1]);
  });

  test("an assignment to another person or another role is no candidate", () => {
    expect(isOn("2026-01-13", { assignments: [assignmentOf("a1", "base", { users: ["u2"] })] })).toBe(false);
    expect(isOn("2026-01-13", { assignments: [assignmentOfRole("a1", "base", { roles: ["r2"] })] })).toBe(false);
  });

  test("an assignment to users and roles reaches both", () => {
    const both = (users: string[], roles: string[]) => [assignmentOf("a1", "base", { users, roles })];
    expect(isOn("2026-01-13", { assignments: both(["u1"], ["r2"]) })).toBe(true);
    expect(isOn("2026-01-13", { assignments: both(["u2"], ["r1"]) })).toBe(true);
  });

  test("candidates need an employed person: the first and the last day count, the days around have no row", () => {
    const employee = person({ joinedOn: "2026-01-12", leftOn: "2026-01-14" });
    const { days } = judge({ employee, from: "2026-01-11", to: "2026-01-15" });
    expect(days.map((row) => row.date)).toEqual(["2026-01-12", "2026-01-13", "2026-01-14"]);
  });
});

describe("the order of candidates", () => {
  test.each([
    ["base", "seasonal"],
    ["seasonal", "special"],
    ["base", "special"],
  ])("%s is overridden by %s", (lower, higher) => {
    const assignments = [assignmentOf("a1", "early"), assignmentOf("a2", "late")];
    expect(best([early({ layer: lower }), late({ layer: higher })], assignments)).toBe("late");
    expect(best([early({ layer: higher }), late({ layer: lower })], assignments)).toBe("early");
  });

  test("a seasonal zone given to a role overrides a base zone given to the person", () => {
    const zones = [early(), late({ layer: "seasonal" })];
    expect(best(zones, [assignmentOf("a1", "early"), assignmentOfRole("a2", "late")])).toBe("late");
  });

  test("a direct assignment overrides one by role, even of a shorter and later zone with a higher id", () => {
    const zones = [early(), late({ startDate: "2026-01-11", endDate: "2026-01-11" })];
    const assignments = [assignmentOf("a1", "early"), assignmentOfRole("a9", "late", { from: "2026-01-11" })];
    expect(best(zones, assignments)).toBe("early");
  });

  test("an assignment given directly and by role counts as direct", () => {
    const assignments = [assignmentOf("a1", "early", { roles: ["r1"] }), assignmentOfRole("a9", "late")];
    const { days } = judge({ zones: [early(), late()], assignments });
    expect(days.map((row) => row.zone)).toEqual(["early"]);
    const reason = { code: "assignment", assignment: "a1", layer: "base", subject: "user" };
    expect(days[0]?.reasons).toContainEqual(expect.objectContaining(reason));
  });

  test("the reason of a zone by role names the role as the subject", () => {
    const zones = [zone("base", { layer: "seasonal" })];
    const reason = { code: "assignment", assignment: "a1", layer: "seasonal", subject: "role" };
    const { reasons } = dayOn("2026-01-11", { zones, assignments: [assignmentOfRole("a1", "base")] });
    expect(reasons).toContainEqual(expect.objectContaining(reason));
  });

  test("the zone of fewer days wins, even if the other is given later with a higher id", () => {
    const zones = [early({ startDate: "2026-01-02" }), late()];
    expect(best(zones, [assignmentOf("a1", "early"), assignmentOf("a9", "late", { from: "2026-01-11" })])).toBe(
      "early",
    );
  });

  test("an open end counts as the longest, however recent its start", () => {
    const zones = [early(), late({ startDate: "2026-01-11", endDate: null })];
    expect(best(zones, [assignmentOf("a1", "early"), assignmentOf("a2", "late")])).toBe("early");
  });

  test("the later of two assignments with an open end wins, regardless of which zone started earlier", () => {
    const zones = [early({ endDate: null }), late({ startDate: "2025-01-01", endDate: null })];
    const assignments = [
      assignmentOf("a9", "early", { from: "2026-01-05" }),
      assignmentOf("a1", "late", { from: "2026-01-06" }),
    ];
    expect(best(zones, assignments)).toBe("late");
  });

  test("the latest from of equal ranges wins; a missing from is the earliest", () => {
    const zones = [early(), late()];
    expect(
      best(zones, [
        assignmentOf("a1", "early", { from: "2026-01-02" }),
        assignmentOf("a9", "late", { from: "2026-01-01" }),
      ]),
    ).toBe("early");
    expect(best(zones, [assignmentOf("a1", "early", { from: "2025-01-02" }), assignmentOf("a9", "late")])).toBe(
      "early",
    );
  });

  test.each([
    ["9", "10", "late"],
    ["10", "9", "early"],
    ["a9", "a10", "early"],
    ["9", "a", "late"],
    ["10", "9a", "late"],
    ["B", "a", "late"],
    ["z\u{FFFD}", "z\u{1F600}", "late"],
    ["9007199254740993", "9007199254740992", "early"],
  ])("the highest id of otherwise equal assignments wins: %s and %s", (first, second, expected) => {
    expect(best([early(), late()], [assignmentOf(first, "early"), assignmentOf(second, "late")])).toBe(expected);
    expect(best([late(), early()], [assignmentOf(second, "late"), assignmentOf(first, "early")])).toBe(expected);
  });

  test("ids written as numbers are compared as numbers", () => {
    const assignments = [
      { ...assignmentOf("", "early"), id: 9 },
      { ...assignmentOf("", "late"), id: 10 },
    ];
    expect(best([early(), late()], assignments)).toBe("late");
  });
});

describe("joining the best zone", () => {
  const morning = (more: Json = {}) => zone("morning", { days: hours("08:00", "12:00"), ...more });
  const evening = (more: Json = {}) => zone("evening", { days: hours("13:00", "17:00"), ...more });
  const slots = (zones: Json[], assignments: Json[], more: Json = {}) =>
    summaryOf(judge({ zones, assignments, ...more }));

  test("a zone of the same layer and kind without overlap adds its slots, numbered by their start", () => {
    const { days } = judge({
      zones: [evening({ endDate: "2026-01-12" }), morning()],
      assignments: [assignmentOf("a1", "evening"), assignmentOf("a2", "morning")],
    });
    expect(days.map((row) => [row.slot, row.zone])).toEqual([
      [1, "morning"],
      [2, "evening"],
    ]);
  });

  test("touching ends do not overlap", () => {
    const zones = [morning(), evening({ days: hours("12:00", "16:00") })];
    expect(slots(zones, [assignmentOf("a1", "morning"), assignmentOf("a2", "evening")])).toHaveLength(2);
  });

  test("the tail of the night before counts as an overlap, and touching it does not", () => {
    const night = zone("night", { days: hours("22:00", "06:00", allWeek), endDate: "2026-01-31" });
    const joined = (start: string) =>
      slots(
        [night, morning({ days: hours(start, "09:00", allWeek) })],
        [assignmentOf("a1", "night"), assignmentOf("a2", "morning")],
      );
    expect(joined("05:59")).toEqual(["night 19:00-03:00"]);
    expect(joined("06:00")).toEqual(["morning 03:00-06:00", "night 19:00-03:00"]);
  });

  test("a zone of a lower layer does not join", () => {
    const zones = [morning({ layer: "seasonal" }), evening()];
    expect(slots(zones, [assignmentOf("a1", "morning"), assignmentOf("a2", "evening")])).toEqual([
      "morning 05:00-09:00",
    ]);
  });

  test("a zone by role does not join a direct one", () => {
    expect(slots([morning(), evening()], [assignmentOf("a1", "morning"), assignmentOfRole("a2", "evening")])).toEqual([
      "morning 05:00-09:00",
    ]);
  });

  test("two zones by role join each other, also by two roles", () => {
    const employee = person({ roles: [{ id: "r1" }, { id: "r2" }] });
    const assignments = [assignmentOfRole("a1", "morning"), assignmentOfRole("a2", "evening", { roles: ["r2"] })];
    expect(slots([morning(), evening()], assignments, { employee })).toHaveLength(2);
  });

  test("one overlapping slot excludes the whole zone", () => {
    const odd = zone("odd", { days: [...hours("05:00", "06:00"), ...hours("11:00", "13:00")] });
    const zones = [morning({ endDate: "2026-01-12" }), odd];
    expect(slots(zones, [assignmentOf("a1", "morning"), assignmentOf("a2", "odd")])).toEqual(["morning 05:00-09:00"]);
  });

  test("an excluded zone does not exclude others", () => {
    const zones = [
      morning({ endDate: "2026-01-12" }),
      zone("middle", { days: hours("11:00", "14:00"), endDate: "2026-01-31" }),
      evening(),
    ];
    const assignments = [assignmentOf("a1", "morning"), assignmentOf("a2", "middle"), assignmentOf("a3", "evening")];
    expect(slots(zones, assignments)).toEqual(["morning 05:00-09:00", "evening 10:00-14:00"]);
  });

  test("the same zone at two sites is one slot and two permitted sites", () => {
    const locations = [site("hq"), site("branch", { latitude: 25 })];
    const assignments = [assignmentOf("a1", "base"), assignmentOf("a2", "base", { location: "branch" })];
    const { days, conflicts } = judge({ locations, assignments });
    expect(days).toHaveLength(1);
    expect(days[0]?.permittedLocations.toSorted()).toEqual(["branch", "hq"]);
    expect(conflicts).toEqual([]);
  });
});

describe("the schedule", () => {
  test("the schedule is the best zones' slots: a season without slots on the weekday is not filled from below", () => {
    const zones = [zone("base"), zone("season", { layer: "seasonal", days: hours("09:00", "12:00", ["monday"]) })];
    const assignments = [assignmentOf("a1", "base"), assignmentOf("a2", "season")];
    expect(summaryOf(judge({ zones, assignments }))).toEqual(["off"]);
    expect(summaryOf(judge({ zones, assignments, ...onDate("2026-01-12") }), "2026-01-12")).toEqual([
      "season 06:00-09:00",
    ]);
  });

  test("the base zone applies outside the season", () => {
    const season = zone("season", {
      layer: "seasonal",
      startDate: "2026-01-12",
      endDate: "2026-01-12",
      days: hours("09:00", "12:00", allWeek),
    });
    const evaluation = judge({
      zones: [zone("base"), season],
      assignments: [assignmentOf("a1", "base"), assignmentOfRole("a2", "season")],
      from: "2026-01-11",
      to: "2026-01-13",
    });
    expect(evaluation.days.map((row) => row.zone)).toEqual(["base", "season", "base"]);
  });

  const locations = [site("hq"), site("branch", { latitude: 25 })];
  const twoLayers = {
    locations,
    zones: [zone("base"), zone("season", { layer: "seasonal" })],
    assignments: [assignmentOf("a1", "base"), assignmentOfRole("a2", "season", { location: "branch" })],
  };

  test("only the sites of the best assignments are permitted", () => {
    expect(judge(twoLayers).days[0]?.permittedLocations).toEqual(["branch"]);
  });

  test("all assigned sites are permitted if the setting is on", () => {
    const { days } = judge({ ...twoLayers, anyAssignedLocation: true });
    expect(days[0]?.permittedLocations.toSorted()).toEqual(["branch", "hq"]);
  });

  test("the site of a zone excluded by overlap is not permitted", () => {
    const assignments = [assignmentOf("a1", "early"), assignmentOf("a2", "late", { location: "branch" })];
    const { days } = judge({ locations, zones: [early({ endDate: "2026-01-12" }), late()], assignments });
    expect(days[0]?.permittedLocations).toEqual(["hq"]);
  });

  test("the time zone is that of the site of the zone's best assignment with the lowest id", () => {
    const places = [site("hq"), site("london", { timeZone: "Europe/London", latitude: 51.5, longitude: 0 })];
    const zoned = (first: string, second: string) =>
      dayOn("2026-01-11", {
        locations: places,
        assignments: [assignmentOf(first, "base"), assignmentOf(second, "base", { location: "london" })],
      }).timeZone;
    expect(zoned("9", "10")).toBe("Asia/Riyadh");
    expect(zoned("10", "9")).toBe("Europe/London");
    expect(zoned("a9", "a10")).toBe("Europe/London");
  });
});
