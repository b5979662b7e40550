import { describe, expect, test } from "vitest";
import {
  punchIn,
  assignmentOf,
  assignmentOfRole,
  hours,
  summaryOf,
  type Json,
  north,
  onDate,
  rowOf,
  site,
  createEvaluator,
  punchOut,
  zone,
} from "#testing/attendance-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

// The examples of sections 7 and 8 of the rules, verbatim.

const { answer, answers, day, dayOn, judge } = createEvaluator({ readCase, evaluate });
const allWeek = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

test("the sample case has the sample answer", () => {
  const punches = [{ ...punchIn("08:00"), at: "2026-01-11T05:00:00Z", clientId: "c1" }];
  const exceptionDays = [{ id: "x1", date: "2026-01-13", workDay: false, everyone: true }];
  expect(judge({ punches, exceptionDays, now: "2026-01-11T12:00:00Z" })).toEqual({
    days: [
      {
        date: "2026-01-11",
        slot: 1,
        zone: "base",
        timeZone: "Asia/Riyadh",
        slotStart: "2026-01-11T05:00:00Z",
        slotEnd: "2026-01-11T13:00:00Z",
        windowOpens: "2026-01-11T04:00:00Z",
        windowCloses: "2026-01-11T16:00:00Z",
        requiredMinutes: 480,
        firstIn: "2026-01-11T05:00:00Z",
        lastOut: null,
        workedMinutes: 0,
        lateMinutes: 0,
        earlyMinutes: 0,
        extraBeforeMinutes: 0,
        extraAfterMinutes: 0,
        state: "present",
        provisional: true,
        flags: [],
        permittedLocations: ["hq"],
        reasons: [{ code: "assignment", assignment: "a1", layer: "base", subject: "user" }],
      },
    ],
    punches: [
      {
        index: 0,
        accepted: true,
        repeatOf: null,
        refusal: null,
        verdict: "inside",
        location: "hq",
        distance: 0,
        nearest: { location: "hq", distance: 0 },
        date: "2026-01-11",
        slot: 1,
        flags: [],
      },
    ],
    conflicts: [],
    warnings: [],
    nextAction: "checkOut",
  });
});

describe("the worked examples", () => {
  test.each([
    ["08:10:00", 0],
    ["08:10:01", 10],
  ])("in %s is %i minutes late", (time, late) => {
    expect(day({ punches: [punchIn(time), punchOut("16:00")] }).lateMinutes).toBe(late);
  });

  test.each([
    ["16:00:00", 0],
    ["15:59:59", 1],
  ])("out %s is %i minutes early", (time, early) => {
    expect(day({ punches: [punchIn("08:00"), punchOut(time)] }).earlyMinutes).toBe(early);
  });

  test("in 07:20, out 16:40 is 480 worked, 40 before and 40 after", () => {
    const punches = [punchIn("07:20"), punchOut("16:40")];
    expect(day({ punches })).toMatchObject({ workedMinutes: 480, extraBeforeMinutes: 40, extraAfterMinutes: 40 });
  });

  test("two slots with windows of an hour: in 08:00, out 12:00, in 12:01", () => {
    const days = [...hours("08:00", "12:00"), ...hours("12:30", "16:30")];
    const zones = [zone("base", { days, opensBefore: 60, closesAfter: 60 })];
    const found = answers([punchIn("08:00"), punchOut("12:00"), punchIn("12:01")], { zones });
    expect(found.map(({ slot }) => slot)).toEqual([1, 1, 2]);
  });

  test("an out on the next day at 07:00 belongs to a night assigned for one date", () => {
    const changes = {
      zones: [zone("base", { days: hours("23:00", "07:00", allWeek) })],
      assignments: [assignmentOf("a1", "base", { from: "2026-01-11", to: "2026-01-11" })],
    };
    const out = answer([punchIn("23:00"), punchOut("2026-01-12 07:00")], changes);
    expect(out).toMatchObject({ accepted: true, date: "2026-01-11", slot: 1, verdict: "inside" });
  });

  test("22:00-06:00 and 05:00-09:00 daily conflict", () => {
    const daily = (id: string, start: string, end: string) => zone(id, { days: hours(start, end, allWeek) });
    const zones = [daily("night", "22:00", "06:00"), daily("morning", "05:00", "09:00")];
    const assignments = [assignmentOf("a1", "night"), assignmentOf("a2", "morning")];
    expect(judge({ zones, assignments }).conflicts).toEqual([{ code: "overlap", assignments: ["a1", "a2"] }]);
  });

  test("a work day for the user overrides a day off for the role", () => {
    const exceptionDays = [
      { id: "1", date: "2026-01-11", workDay: false, roles: ["r1"] },
      { id: "2", date: "2026-01-11", workDay: true, users: ["u1"] },
    ];
    expect(summaryOf(judge({ exceptionDays }))).toEqual(["base 05:00-13:00"]);
  });

  test("a seasonal zone by role applies before a base zone given directly", () => {
    const zones = [zone("base"), zone("season", { layer: "seasonal", days: hours("10:00", "15:00") })];
    expect(
      summaryOf(judge({ zones, assignments: [assignmentOf("a1", "base"), assignmentOfRole("a2", "season")] })),
    ).toEqual(["season 07:00-12:00"]);
  });

  test.each([
    [150, "inside"],
    [150.1, "outside"],
  ])("a point %d m away is %s", (metres, verdict) => {
    expect(answer([punchIn("08:00", { ...north(metres), accuracy: null })]).verdict).toBe(verdict);
  });

  test("the night of the clock change in Cairo has seven hours", () => {
    const changes: Json = {
      locations: [site("hq", { timeZone: "Africa/Cairo" })],
      zones: [zone("base", { days: hours("20:00", "04:00", ["thursday"]) })],
    };
    expect(dayOn("2026-04-23", { ...changes, ...onDate("2026-04-23") }).requiredMinutes).toBe(420);
  });
});

test("every row contains its reasons", () => {
  const absences = [{ kind: "permission", from: "2026-01-11T08:00", to: "2026-01-11T10:00" }];
  const exceptionDays = [{ id: "7", date: "2026-01-11", workDay: true, roles: ["r1"], start: "08:00", end: "15:00" }];
  const changes = { assignments: [assignmentOfRole("a9", "base")], exceptionDays, absences };
  const told = rowOf(judge({ ...changes, punches: [punchIn("10:00"), punchOut("13:00")] }));
  expect(told.reasons).toEqual([
    { code: "assignment", assignment: "a9", layer: "base", subject: "role", role: "r1" },
    { code: "exception", exception: "7", level: "role", role: "r1", workDay: true },
    { code: "absence", ...absences[0] },
    { code: "belowHalfDay", workedMinutes: 180, threshold: 240 },
  ]);
  const codes = (found: Json) => dayOn("2026-01-16", found).reasons.map(({ code }) => code);
  expect(codes({})).toEqual(["assignment", "noSlots"]);
  expect(codes({ assignments: [] })).toEqual(["noAssignment"]);
});
