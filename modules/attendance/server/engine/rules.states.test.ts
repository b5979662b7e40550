import { describe, expect, test } from "vitest";
import {
  punchIn,
  assignmentOf,
  hours,
  summaryOf,
  instant,
  type Json,
  local,
  onDate,
  person,
  rowOf,
  createEvaluator,
  sunday,
  punchOut,
  zone,
} from "#testing/attendance-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

const { judge, day, dayOn } = createEvaluator({ readCase, evaluate });

const withZone = (more: Json) => ({ zones: [zone("base", more)] });
const session = (from: string, to: string) => [punchIn(from), punchOut(to)];
const state = (changes: Json) => day(changes).state;

describe("thresholds", () => {
  test.each([
    ["12:00:00", "present"],
    ["11:59:59", "halfDay"],
    ["10:00:00", "halfDay"],
    ["09:59:59", "absent"],
  ])("worked time equal to a threshold gets the better state: out %s is %s", (time, expected) => {
    expect(state({ punches: session("08:00", time) })).toBe(expected);
  });

  test("a threshold of 0 is disabled", () => {
    const changes = withZone({ halfDayBelow: 0, absentBelow: 0 });
    expect(state({ ...changes, punches: session("08:00:00", "08:00:30") })).toBe("present");
    expect(state({ ...withZone({ absentBelow: 0 }), punches: session("08:00:00", "08:00:30") })).toBe("halfDay");
    expect(state({ ...withZone({ halfDayBelow: 0 }), punches: session("08:00", "10:00") })).toBe("present");
    expect(state({ ...withZone({ halfDayBelow: 0 }), punches: session("08:00", "09:59") })).toBe("absent");
  });

  test("a missing threshold is 0", () => {
    const bare = { id: "base", startDate: "2026-01-01", days: hours("08:00", "16:00") };
    expect(state({ zones: [bare], punches: session("08:00:00", "08:00:30") })).toBe("present");
    expect(state({ zones: [bare] })).toBe("absent");
  });

  test("thresholds are compared after clipping and the break", () => {
    expect(state({ punches: session("07:30", "11:59") })).toBe("halfDay");
    const zones = withZone({ days: hours("08:00", "16:00", undefined, 60), halfDayBelow: 300 });
    expect(state({ ...zones, punches: session("08:00", "14:00") })).toBe("present");
    expect(state({ ...zones, punches: session("08:00", "13:59") })).toBe("halfDay");
  });
});

describe("a slot without a punch", () => {
  test.each([
    ["00:30:00", "scheduled"],
    ["08:30:00", "scheduled"],
    ["15:59:59", "scheduled"],
    ["16:00:01", "absent"],
    ["19:00:01", "absent"],
  ])("a slot is scheduled until its end, then absent: at %s %s", (now, expected) => {
    expect(state({ now: local(now) })).toBe(expected);
  });

  test("future days are scheduled and past days absent", () => {
    const { days } = judge({ from: "2026-01-11", to: "2026-01-13", now: local("2026-01-12 12:00") });
    expect(days.map((row) => [row.state, row.provisional])).toEqual([
      ["absent", false],
      ["scheduled", true],
      ["scheduled", true],
    ]);
  });

  test("each slot has its own end", () => {
    const changes = {
      ...withZone({ days: [...hours("08:00", "11:00"), ...hours("13:00", "16:00")] }),
      now: local("12:00"),
    };
    expect(judge(changes).days.map((row) => row.state)).toEqual(["absent", "scheduled"]);
  });
});

describe("an open session", () => {
  test.each([
    ["08:30:00", "present"],
    ["16:30:00", "present"],
    ["19:00:00", "present"],
    ["19:00:01", "incomplete"],
  ])("an open session is presence until the window has closed: at %s %s", (now, expected) => {
    expect(state({ punches: [punchIn("08:00")], now: local(now) })).toBe(expected);
  });

  test("an open session beside a complete one counts by worked time once the window has closed", () => {
    const open = (time: string) => state({ punches: [...session("08:00", time), punchIn("14:00")] });
    expect(open("12:00")).toBe("present");
    expect(open("11:59")).toBe("halfDay");
    expect(open("09:59")).toBe("absent");
  });

  test("an open session is presence before the window closes, however little was worked before", () => {
    expect(state({ punches: [...session("08:00", "08:10"), punchIn("09:00")], now: local("09:30") })).toBe("present");
  });
});

describe("an unpaired punch", () => {
  test("an unpaired punch alone, of either kind, is incomplete once the window has closed", () => {
    expect(state({ punches: [punchIn("08:00")] })).toBe("incomplete");
    expect(state({ punches: [punchOut("16:00")] })).toBe("incomplete");
  });

  test("an unpaired out beside a complete session changes no state", () => {
    expect(state({ punches: [punchOut("07:30"), ...session("08:00", "16:00")] })).toBe("present");
  });
});

describe("a provisional row", () => {
  test.each([
    ["08:00:00", true],
    ["19:00:00", true],
    ["19:00:00.001", false],
    ["19:00:01", false],
  ])("a row is provisional until strictly after its window's closing: at %s %s", (now, expected) => {
    expect(day({ now: local(now) }).provisional).toBe(expected);
    expect(day({ now: local(now), punches: session("08:00", "16:00") }).provisional).toBe(expected);
  });

  test("a provisional row is judged by the punches so far: a short first session is not yet a present day", () => {
    const found = day({ punches: session("08:00", "09:00"), now: local("09:30") });
    expect(found).toMatchObject({ state: "absent", provisional: true });
  });
});

describe("automatic check-out at the slot's end", () => {
  const auto = (more: Json = {}) => withZone({ autoCheckOut: "slotEnd", ...more });

  test("automatic check-out closes a session still open when the window closes, with a flag", () => {
    const found = day({ ...auto(), punches: [punchIn("08:15")] });
    expect(found).toMatchObject({
      state: "present",
      workedMinutes: 465,
      lateMinutes: 15,
      earlyMinutes: 0,
      extraAfterMinutes: 0,
    });
    expect(instant(found.lastOut)).toBe(instant(local("16:00")));
    expect(found.flags).toContain("autoCheckOut");
  });

  test.each([
    ["19:00:00", null, []],
    ["19:00:01", "16:00", ["autoCheckOut"]],
  ])("automatic check-out happens only after the window has closed: at %s", (now, out, flags) => {
    const found = day({ ...auto(), punches: [punchIn("08:00")], now: local(now) });
    expect(instant(found.lastOut)).toBe(out === null ? null : instant(local(out)));
    expect(found.flags).toEqual(flags);
    expect(found.state).toBe("present");
  });

  test("automatic check-out does not change a closed session", () => {
    expect(day({ ...auto(), punches: session("08:00", "15:00") })).toMatchObject({
      flags: [],
      earlyMinutes: 60,
      workedMinutes: 420,
    });
  });

  test("automatic check-out closes the second session if that is the open one", () => {
    const found = day({ ...auto(), punches: [...session("08:00", "12:00"), punchIn("13:00")] });
    expect(found).toMatchObject({ workedMinutes: 420, earlyMinutes: 0, flags: ["autoCheckOut"] });
  });

  test("automatic check-out of a session started after the slot's end adds no negative time", () => {
    const found = day({ ...auto(), punches: [punchIn("17:00")] });
    expect(found.workedMinutes).toBe(0);
    expect(found.extraAfterMinutes).toBe(0);
    expect(found.extraBeforeMinutes).toBe(0);
    expect(day({ ...auto({ clipLate: false }), punches: [punchIn("17:00")] }).workedMinutes).toBe(0);
  });

  test("automatic check-out is disabled if the zone's setting is none", () => {
    expect(day({ ...withZone({ autoCheckOut: "none" }), punches: [punchIn("08:00")] })).toMatchObject({
      lastOut: null,
      flags: [],
    });
  });

  test("automatic check-out uses the end moved by a permission", () => {
    const absences = [{ kind: "permission", from: `${sunday}T14:00`, to: `${sunday}T16:00` }];
    const found = day({ ...auto(), absences, punches: [punchIn("08:00")] });
    expect(found).toMatchObject({ state: "present", earlyMinutes: 0, requiredMinutes: 360 });
  });
});

describe("a date without a slot", () => {
  const friday = "2026-01-16";

  test("a date without a slot is off, or unscheduled if it has punches", () => {
    expect(dayOn(friday)).toMatchObject({ slot: null, state: "off", workedMinutes: 0, requiredMinutes: 0 });
    expect(dayOn(friday, { punches: [punchIn(`${friday} 09:00`)] })).toMatchObject({
      slot: null,
      state: "unscheduled",
    });
    expect(dayOn(friday, { punches: [punchOut(`${friday} 09:00`)] })).toMatchObject({
      slot: null,
      state: "unscheduled",
    });
  });

  test("a date without an assignment is off", () => {
    expect(summaryOf(judge({ assignments: [] }))).toEqual(["off"]);
    expect(summaryOf(judge({ zones: [], assignments: [] }))).toEqual(["off"]);
  });

  test("unscheduled punches do not count in slots of other days", () => {
    const changes = { from: "2026-01-15", to: friday, now: local("2026-01-19 00:00") };
    const { days } = judge({ ...changes, punches: [punchIn(`${friday} 09:00`), punchOut(`${friday} 10:00`)] });
    expect(days.map((row) => [row.date, row.state, row.workedMinutes])).toEqual([
      ["2026-01-15", "absent", 0],
      [friday, "unscheduled", 60],
    ]);
  });
});

describe("rows", () => {
  test("rows are one for every date and slot of the span, in order", () => {
    const zones = [zone("base", { days: [...hours("13:00", "16:00"), ...hours("08:00", "11:00")] })];
    const { days } = judge({ zones, from: "2026-01-14", to: "2026-01-18" });
    expect(days.map((row) => [row.date, row.slot])).toEqual([
      ["2026-01-14", 1],
      ["2026-01-14", 2],
      ["2026-01-15", 1],
      ["2026-01-15", 2],
      ["2026-01-16", null],
      ["2026-01-17", null],
      ["2026-01-18", 1],
      ["2026-01-18", 2],
    ]);
  });

  test("rows of a span are those of its single days", () => {
    const changes = {
      employee: person({ joinedOn: "2026-01-09", roles: [{ id: "r1", from: null, to: "2026-01-14" }] }),
      zones: [
        zone("base", { days: hours("22:00", "06:00") }),
        zone("season", { layer: "seasonal", days: hours("06:00", "12:00") }),
      ],
      assignments: [
        assignmentOf("a1", "base"),
        assignmentOf("a2", "season", { users: [], roles: ["r1"], from: "2026-01-12" }),
      ],
      punches: [
        punchIn("22:05"),
        punchOut("2026-01-12 06:00"),
        punchIn("2026-01-13 06:15"),
        punchOut("2026-01-13 11:00"),
        punchIn("2026-01-15 22:00"),
      ],
      now: local("2026-01-20 00:00"),
    };
    const dates = Array.from({ length: 12 }, (_, index) => `2026-01-${String(index + 7).padStart(2, "0")}`);
    const single = dates.flatMap((date) => judge({ ...changes, from: date, to: date }).days);
    expect(judge({ ...changes, from: dates[0], to: dates.at(-1) }).days).toEqual(single);
    expect(single.map((row) => row.date)).toEqual(dates.slice(2));
  });

  test("rows are the same when judged from stored punches", () => {
    const punches: Json[] = [
      punchIn("08:20"),
      punchIn("09:00"),
      punchOut("12:00"),
      punchIn("12:20", { latitude: 0 }),
      punchOut("20:00"),
    ];
    const first = judge({ punches });
    const stored = first.punches.map(({ accepted, refusal, verdict, location, distance }, index) => ({
      ...punches[index],
      latitude: null,
      longitude: null,
      stored: { accepted, refusal, verdict, location, distance },
    }));
    const second = judge({ punches: stored });
    expect(second.days).toEqual(first.days);
    expect(second.punches.map((each) => [each.accepted, each.refusal, each.verdict, each.date, each.slot])).toEqual(
      first.punches.map((each) => [each.accepted, each.refusal, each.verdict, each.date, each.slot]),
    );
  });

  test("rows of a slot have their zone's assignment as a reason", () => {
    const found = rowOf(judge());
    expect(found.reasons).toContainEqual(
      expect.objectContaining({ code: "assignment", assignment: "a1", layer: "base", subject: "user" }),
    );
  });

  test("rows of a night judged on the next date do not appear twice", () => {
    const changes = { ...withZone({ days: hours("22:00", "06:00") }), ...onDate("2026-01-12") };
    const { days } = judge({ ...changes, punches: [punchIn("22:00"), punchOut("2026-01-12 06:00")] });
    expect(days.map((row) => [row.date, row.state])).toEqual([["2026-01-12", "absent"]]);
  });
});
