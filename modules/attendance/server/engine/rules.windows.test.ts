import { describe, expect, test } from "vitest";
import {
  punchIn,
  assignmentOf,
  hours,
  instant,
  type Json,
  local,
  onDate,
  person,
  rowOf,
  site,
  createEvaluator,
  sunday,
  punchOut,
  zone,
} from "#testing/attendance-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

const { judge, answers, answer, dayOn } = createEvaluator({ readCase, evaluate });

const monday = "2026-01-12";
const two = (first: [string, string], second: [string, string], more: Json = {}) => ({
  zones: [zone("base", { days: [...hours(...first), ...hours(...second)], ...more })],
});
const near = two(["08:00", "12:00"], ["12:30", "16:30"], { opensBefore: 60, closesAfter: 60 });
const wide = two(["08:00", "12:00"], ["14:00", "18:00"]);
const slotOf = (time: string, changes: Json, before: Json[] = []) => answer([...before, punchIn(time)], changes).slot;

describe("a slot's window", () => {
  test.each([
    ["06:59:59", null],
    ["07:00:00", 1],
    ["19:00:00", 1],
    ["19:00:01", null],
  ])("a window is inclusive at both ends: in at %s", (time, slot) => {
    expect(answer([punchIn(time)])).toMatchObject({ accepted: true, slot, date: sunday });
  });

  test("a window is 60 minutes before and 180 after if the zone has none", () => {
    const bare = { id: "base", startDate: "2026-01-01", days: hours("08:00", "16:00") };
    const found = dayOn(sunday, { zones: [bare] });
    expect([found.windowOpens, found.windowCloses].map(instant)).toEqual([local("07:00"), local("19:00")].map(instant));
  });

  test("a window may be the slot itself", () => {
    const changes = { zones: [zone("base", { opensBefore: 0, closesAfter: 0 })] };
    expect(slotOf("07:59:59", changes)).toBeNull();
    expect(slotOf("08:00:00", changes)).toBe(1);
    expect(slotOf("16:00:00", changes)).toBe(1);
    expect(slotOf("16:00:01", changes)).toBeNull();
  });

  test("a window extends after midnight from the slot of the day before", () => {
    const changes = { zones: [zone("base", { days: hours("20:00", "23:30", ["sunday"]) })], from: sunday, to: monday };
    expect(answer([punchIn("2026-01-12 02:30:00")], changes)).toMatchObject({ date: sunday, slot: 1 });
    expect(answer([punchIn("2026-01-12 02:30:01")], changes)).toMatchObject({ date: monday, slot: null });
  });

  test("a window extends before midnight from the slot of the day after", () => {
    const changes = { zones: [zone("base", { days: hours("00:30", "08:00", ["monday"]) })], from: sunday, to: monday };
    expect(answer([punchIn("23:30:00")], changes)).toMatchObject({ date: monday, slot: 1 });
    expect(answer([punchIn("23:29:59")], changes)).toMatchObject({ date: sunday, slot: null });
  });
});

describe("neighbouring windows that overlap", () => {
  test("worked example: in 08:00, out 12:00, in 12:01 are slot 1, slot 1, slot 2", () => {
    const found = answers([punchIn("08:00"), punchOut("12:00"), punchIn("12:01")], near);
    expect(found.map((each) => each.slot)).toEqual([1, 1, 2]);
  });

  test("windows split at the earlier slot's end if the later opens sooner; the earlier gets the shared instant", () => {
    expect(slotOf("11:59:59", near)).toBe(1);
    expect(slotOf("12:00:00", near)).toBe(1);
    expect(slotOf("12:00:01", near)).toBe(2);
  });

  test("windows split at the later one's own opening if that is after the earlier slot's end", () => {
    expect(slotOf("13:00:00", wide)).toBe(1);
    expect(slotOf("13:00:01", wide)).toBe(2);
  });

  test("rows contain the trimmed ends of the windows", () => {
    const evaluation = judge(wide);
    expect(instant(rowOf(evaluation, 1).windowOpens)).toBe(instant(local("07:00")));
    expect(instant(rowOf(evaluation, 1).windowCloses)).toBe(instant(local("13:00")));
    expect(instant(rowOf(evaluation, 2).windowOpens)).toBe(instant(local("13:00")));
    expect(instant(rowOf(evaluation, 2).windowCloses)).toBe(instant(local("21:00")));
  });

  test("windows that only touch are not trimmed, and the earlier slot gets the shared instant", () => {
    const changes = two(["08:00", "10:00"], ["14:00", "18:00"]);
    expect(slotOf("13:00:00", changes)).toBe(1);
    expect(slotOf("13:00:01", changes)).toBe(2);
  });

  test("a gap between windows is unscheduled", () => {
    const changes = two(["08:00", "09:00"], ["14:00", "18:00"]);
    expect(slotOf("12:00:00", changes)).toBe(1);
    expect(slotOf("12:30:00", changes)).toBeNull();
    expect(slotOf("13:00:00", changes)).toBe(2);
  });

  test("windows of touching slots split where they touch", () => {
    const changes = two(["08:00", "12:00"], ["12:00", "16:00"]);
    expect(slotOf("12:00:00", changes)).toBe(1);
    expect(slotOf("12:00:01", changes)).toBe(2);
  });

  test("windows are trimmed over midnight as well", () => {
    const changes = {
      zones: [zone("base", { days: [...hours("16:00", "23:00", ["sunday"]), ...hours("00:00", "07:00", ["monday"])] })],
      from: sunday,
      to: monday,
    };
    expect(answer([punchIn("23:00:00")], changes)).toMatchObject({ date: sunday, slot: 1 });
    expect(answer([punchIn("23:00:01")], changes)).toMatchObject({ date: monday, slot: 1 });
  });

  test("three overlapping windows are trimmed in sequence", () => {
    const days = [...hours("08:00", "09:00"), ...hours("09:30", "10:30"), ...hours("11:00", "12:00")];
    const changes = { zones: [zone("base", { days })] };
    expect(["09:00:00", "09:00:01", "10:30:00", "10:30:01"].map((time) => slotOf(time, changes))).toEqual([1, 2, 2, 3]);
  });
});

describe("an out", () => {
  test.each([
    ["13:00:01", 1],
    ["14:30:00", 1],
    ["15:00:00", 1],
    ["15:00:01", 2],
  ])("an out belongs to the open session's slot while its window before trimming lasts: %s", (time, slot) => {
    expect(answer([punchIn("08:00"), punchOut(time)], wide)).toMatchObject({ accepted: true, slot });
  });

  test("an out after that leaves the session open and the slot incomplete", () => {
    const evaluation = judge({ ...wide, punches: [punchIn("08:00"), punchOut("15:00:01")] });
    expect(evaluation.days.map((row) => [row.slot, row.state])).toEqual([
      [1, "incomplete"],
      [2, "incomplete"],
    ]);
  });

  test("an out in the later window counts in the earlier slot, clipped at its end", () => {
    const evaluation = judge({ ...wide, punches: [punchIn("08:00"), punchOut("14:30")] });
    expect(rowOf(evaluation, 1)).toMatchObject({
      workedMinutes: 240,
      extraAfterMinutes: 150,
      earlyMinutes: 0,
      state: "present",
    });
    expect(rowOf(evaluation, 2)).toMatchObject({ workedMinutes: 0, state: "absent" });
  });

  test("an out without an open session is recorded and makes no session", () => {
    const evaluation = judge({ punches: [punchOut("16:00")] });
    expect(evaluation.punches[0]).toMatchObject({ accepted: true, refusal: null, date: sunday, slot: 1 });
    expect(evaluation.days[0]).toMatchObject({ workedMinutes: 0, firstIn: null, state: "incomplete" });
  });

  test("an out without an open session belongs to the trimmed window", () => {
    expect(answer([punchOut("13:00:00")], wide).slot).toBe(1);
    expect(answer([punchOut("13:00:01")], wide).slot).toBe(2);
  });

  test("an out in a slot given for one date belongs to it, even if the next day has none", () => {
    const changes = {
      zones: [zone("base", { days: hours("23:00", "07:00") })],
      assignments: [assignmentOf("a1", "base", { from: sunday, to: sunday })],
      punches: [punchIn("23:00"), punchOut("2026-01-12 07:00")],
      from: sunday,
      to: monday,
      now: local("2026-01-13 12:00"),
    };
    const { days, punches } = judge(changes);
    expect(punches.map((each) => [each.accepted, each.date, each.slot])).toEqual([
      [true, sunday, 1],
      [true, sunday, 1],
    ]);
    expect(days.map((row) => [row.date, row.state])).toEqual([
      [sunday, "present"],
      [monday, "off"],
    ]);
    expect(days[0]?.workedMinutes).toBe(480);
  });

  test("an out on the morning after the last day of employment belongs to the last day", () => {
    const changes = {
      employee: person({ leftOn: sunday }),
      zones: [zone("base", { days: hours("23:00", "07:00") })],
      punches: [punchIn("23:00"), punchOut("2026-01-12 07:00")],
      ...onDate(sunday),
    };
    expect(judge(changes).punches.at(-1)).toMatchObject({ accepted: true, date: sunday, slot: 1 });
  });

  test("an out in a role's last night belongs to it after the role has ended", () => {
    const changes = {
      employee: person({ roles: [{ id: "r1", from: null, to: sunday }] }),
      zones: [zone("base", { days: hours("23:00", "07:00") })],
      assignments: [assignmentOf("a1", "base", { users: [], roles: ["r1"] })],
      punches: [punchIn("23:00"), punchOut("2026-01-12 07:00")],
      from: sunday,
      to: monday,
      now: local("2026-01-14 00:00"),
    };
    const { days } = judge(changes);
    expect(days.map((row) => [row.state, row.workedMinutes])).toEqual([
      ["present", 480],
      ["off", 0],
    ]);
  });

  test("an out in the tail of a night before the person joined belongs to no slot", () => {
    const changes = {
      employee: person({ joinedOn: monday }),
      zones: [zone("base", { days: hours("23:00", "07:00") })],
      ...onDate(monday),
    };
    expect(answer([punchOut("2026-01-12 07:00")], changes)).toMatchObject({ date: monday, slot: null });
  });
});

describe("a check-in after a forgotten check-out", () => {
  test("a check-in after the window has closed opens a new day; the old one stays incomplete", () => {
    const punches = [punchIn("08:00"), punchIn("2026-01-12 08:00"), punchOut("2026-01-12 16:00")];
    const evaluation = judge({ punches, from: sunday, to: monday, now: local("2026-01-13 00:00") });
    expect(evaluation.punches.map((each) => [each.accepted, each.date])).toEqual([
      [true, sunday],
      [true, monday],
      [true, monday],
    ]);
    expect(evaluation.days.map((row) => [row.state, row.workedMinutes])).toEqual([
      ["incomplete", 0],
      ["present", 480],
    ]);
  });

  test("a check-in in the next slot's window belongs to that slot, even if the first slot's session is open", () => {
    const punches = [punchIn("08:00"), punchIn("13:30"), punchOut("18:00")];
    const evaluation = judge({ ...wide, punches });
    expect(evaluation.punches.map((each) => [each.accepted, each.slot])).toEqual([
      [true, 1],
      [true, 2],
      [true, 2],
    ]);
    expect(evaluation.days.map((row) => row.state)).toEqual(["incomplete", "present"]);
  });
});

describe("a punch in no window", () => {
  const places = [site("riyadh"), site("lisbon", { latitude: 38.7223, longitude: -9.1393, timeZone: "Europe/Lisbon" })];
  const lateEvening = "2026-01-12 01:30"; // 22:30 on Sunday in Lisbon
  const changes = {
    locations: places,
    assignments: [
      assignmentOf("a1", "base", { location: "riyadh" }),
      assignmentOf("a2", "base", { location: "lisbon" }),
    ],
    from: sunday,
    to: monday,
  };

  test("a punch in no window is dated by the local date at the nearest permitted site", () => {
    expect(answer([punchIn(lateEvening)], changes)).toMatchObject({ date: monday, slot: null });
    const inLisbon = { latitude: 38.7223, longitude: -9.1393 };
    expect(answer([punchIn(lateEvening, inLisbon)], changes)).toMatchObject({ date: sunday, slot: null });
  });

  test("a punch in no window without a position is dated at the lowest assigned site", () => {
    const logged = { ...changes, locations: places.map((each) => ({ ...each, fencePolicy: "log" })) };
    const nowhere = { latitude: null, longitude: null };
    expect(answer([punchIn(lateEvening, nowhere)], logged)).toMatchObject({ accepted: true, date: sunday, slot: null });
    const onlyRiyadh = { ...logged, assignments: [assignmentOf("a1", "base", { location: "riyadh" })] };
    expect(answer([punchIn(lateEvening, nowhere)], onlyRiyadh)).toMatchObject({ date: monday });
  });

  test("a punch in no window gets a row of its own beside the slots, with its worked time", () => {
    const evaluation = judge({ punches: [punchIn("20:00"), punchOut("21:30")] });
    expect(evaluation.days.map((row) => [row.slot, row.state])).toEqual([
      [1, "absent"],
      [null, "unscheduled"],
    ]);
    expect(rowOf(evaluation, null)).toMatchObject({
      workedMinutes: 90,
      lateMinutes: 0,
      earlyMinutes: 0,
      requiredMinutes: 0,
    });
  });
});
