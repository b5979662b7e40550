import { describe, expect, test } from "vitest";
import {
  punchIn,
  assignmentOf,
  hours,
  instant,
  type Json,
  local,
  onDate,
  punch,
  rowOf,
  createEvaluator,
  sunday,
  punchOut,
  zone,
  north,
  site,
} from "#testing/attendance-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

const { judge, day, dayOn, answer } = createEvaluator({ readCase, evaluate });

const monday = "2026-01-12";
const absence = (kind: string, from: string, to: string): Json => ({ kind, from, to });
const wholeDay = (kind: string, date = sunday) => absence(kind, `${date}T00:00`, `${date}T23:59`);
const permission = (from: string, to: string) => absence("permission", `${sunday}T${from}`, `${sunday}T${to}`);
const half = (from: string, to: string) => absence("halfLeave", `${sunday}T${from}`, `${sunday}T${to}`);
const fullDay = [punchIn("08:00"), punchOut("16:00")];
const night = { zones: [zone("base", { days: hours("23:00", "07:00") })] };

describe("full leave", () => {
  test("full leave requires nothing and is leave with or without punches", () => {
    expect(day({ absences: [wholeDay("leave")] })).toMatchObject({
      state: "leave",
      requiredMinutes: 0,
      lateMinutes: 0,
    });
    expect(day({ absences: [wholeDay("leave")], punches: fullDay }).state).toBe("leave");
  });

  test("full leave of several days covers each of them and not the day after", () => {
    const absences = [absence("leave", `${sunday}T00:00`, `${monday}T23:59`)];
    const { days } = judge({ absences, from: "2026-01-11", to: "2026-01-13", now: local("2026-01-20 00:00") });
    expect(days.map((row) => row.state)).toEqual(["leave", "leave", "absent"]);
  });

  test("full leave on the day before changes nothing", () => {
    expect(day({ absences: [wholeDay("leave", "2026-01-10")] }).state).toBe("absent");
  });

  test("full leave applies by the slot's date: the night that starts then is free, the night before is not", () => {
    const { days } = judge({
      ...night,
      absences: [wholeDay("leave", monday)],
      from: sunday,
      to: monday,
      now: local("2026-01-20 00:00"),
    });
    expect(days.map((row) => [row.date, row.state, row.requiredMinutes])).toEqual([
      [sunday, "absent", 480],
      [monday, "leave", 0],
    ]);
  });

  test("full leave on a day with two slots covers both", () => {
    const zones = [zone("base", { days: [...hours("08:00", "11:00"), ...hours("13:00", "16:00")] })];
    expect(judge({ zones, absences: [wholeDay("leave")] }).days.map((row) => row.state)).toEqual(["leave", "leave"]);
  });
});

describe("half leave", () => {
  test("half leave removes its half: the rest is a slot of its own, and presence in it is half leave", () => {
    const found = day({ absences: [half("12:00", "16:00")], punches: [punchIn("08:00"), punchOut("12:00")] });
    expect(found).toMatchObject({
      state: "halfLeave",
      requiredMinutes: 240,
      workedMinutes: 240,
      lateMinutes: 0,
      earlyMinutes: 0,
    });
  });

  test("half leave in the first half moves the start of the rest to its end", () => {
    const absences = [half("08:00", "12:00")];
    const judged = (time: string) => day({ absences, punches: [punchIn(time), punchOut("16:00")] });
    expect(judged("12:10:00")).toMatchObject({ requiredMinutes: 240, lateMinutes: 0 });
    expect(judged("12:10:01")).toMatchObject({ requiredMinutes: 240, lateMinutes: 10 });
  });

  test("half leave without presence in the rest is absence", () => {
    expect(day({ absences: [half("12:00", "16:00")] })).toMatchObject({ state: "absent", requiredMinutes: 240 });
  });

  test.each([
    ["11:59:59", "halfDay", 239],
    ["12:00:00", "halfLeave", 240],
  ])("the rest of a half leave has its own state: out at %s is %s", (time, state, worked) => {
    const found = day({ absences: [half("12:00", "16:00")], punches: [punchIn("08:00"), punchOut(time)] });
    expect(found).toMatchObject({ state, workedMinutes: worked });
  });

  test("half leave with a forgotten check-out is incomplete", () => {
    expect(day({ absences: [half("12:00", "16:00")], punches: [punchIn("08:00")] }).state).toBe("incomplete");
  });

  test("half leave is scheduled until the rest ends", () => {
    expect(day({ absences: [half("12:00", "16:00")], now: local("11:59:59") }).state).toBe("scheduled");
    expect(day({ absences: [half("12:00", "16:00")], now: local("12:00:01") }).state).toBe("absent");
  });

  test("half leave after midnight belongs to the slot's date", () => {
    const absences = [absence("halfLeave", `${sunday}T23:00`, `${monday}T03:00`)];
    const punches = [punchIn("2026-01-12 03:00"), punchOut("2026-01-12 07:00")];
    expect(dayOn(sunday, { ...night, absences, punches })).toMatchObject({
      state: "halfLeave",
      requiredMinutes: 240,
      lateMinutes: 0,
      workedMinutes: 240,
    });
  });

  test("half leave is applied before permissions: the rest starts where the permission of its first hour ends", () => {
    const absences = [permission("08:00", "09:00"), half("12:00", "16:00")];
    const judged = (time: string) => day({ absences, punches: [punchIn(time), punchOut("12:00")] });
    expect(judged("09:10:00")).toMatchObject({ requiredMinutes: 180, lateMinutes: 0, earlyMinutes: 0 });
    expect(judged("09:15:00")).toMatchObject({ requiredMinutes: 180, lateMinutes: 15, earlyMinutes: 0 });
  });
});

describe("a permission", () => {
  test.each([
    ["10:10:00", 0],
    ["10:10:01", 10],
    ["10:00:00", 0],
    ["10:25:00", 25],
  ])("a permission that touches the start moves it: in at %s is %i minutes late", (time, late) => {
    const found = day({ absences: [permission("08:00", "10:00")], punches: [punchIn(time), punchOut("16:00")] });
    expect(found).toMatchObject({ lateMinutes: late, requiredMinutes: 360 });
  });

  test("a permission that started before the slot moves its start", () => {
    const found = day({ absences: [permission("07:00", "09:00")], punches: [punchIn("09:10"), punchOut("16:00")] });
    expect(found).toMatchObject({ lateMinutes: 0, requiredMinutes: 420 });
  });

  test.each([
    ["14:00:00", 0],
    ["13:59:59", 1],
    ["13:45:00", 15],
  ])("a permission that touches the end moves it: out at %s is %i minutes early", (time, early) => {
    const found = day({ absences: [permission("14:00", "16:00")], punches: [punchIn("08:00"), punchOut(time)] });
    expect(found).toMatchObject({ earlyMinutes: early, requiredMinutes: 360 });
  });

  test("a permission at the end moves the allowance before the end as well", () => {
    const zones = [zone("base", { checkOutAllowance: 10 })];
    const judged = (time: string) =>
      day({ zones, absences: [permission("14:00", "16:00")], punches: [punchIn("08:00"), punchOut(time)] })
        .earlyMinutes;
    expect(judged("13:50:00")).toBe(0);
    expect(judged("13:49:59")).toBe(10);
  });

  test("a permission does not move the window", () => {
    const found = day({ absences: [permission("08:00", "10:00"), permission("14:00", "16:00")] });
    expect(instant(found.windowOpens)).toBe(instant(local("07:00")));
    expect(instant(found.windowCloses)).toBe(instant(local("19:00")));
    expect(answer([punchIn("07:00:00")], { absences: [permission("08:00", "10:00")] })).toMatchObject({ slot: 1 });
    expect(answer([punchIn("06:59:59")], { absences: [permission("08:00", "10:00")] })).toMatchObject({ slot: null });
  });

  test("permissions at both ends leave the middle", () => {
    const absences = [permission("08:00", "09:00"), permission("15:00", "16:00")];
    const found = day({ absences, punches: [punchIn("09:11"), punchOut("14:59")] });
    expect(found).toMatchObject({ requiredMinutes: 360, lateMinutes: 11, earlyMinutes: 1 });
  });

  test("a permission inside the slot only reduces the required minutes", () => {
    const punches = [punchIn("08:15"), punchOut("11:00"), punchIn("12:00"), punchOut("15:30")];
    expect(day({ absences: [permission("11:00", "12:00")], punches })).toMatchObject({
      requiredMinutes: 420,
      lateMinutes: 15,
      earlyMinutes: 30,
      workedMinutes: 375,
    });
  });

  test("a permission over the whole slot is leave", () => {
    expect(day({ absences: [permission("08:00", "16:00")] })).toMatchObject({ state: "leave", requiredMinutes: 0 });
    expect(day({ absences: [permission("07:00", "17:00")] })).toMatchObject({ state: "leave", requiredMinutes: 0 });
    expect(day({ absences: [permission("08:00", "15:59")] })).toMatchObject({ state: "absent", requiredMinutes: 1 });
  });

  test("a permission over one of two slots is leave there and changes nothing in the other", () => {
    const zones = [zone("base", { days: [...hours("08:00", "11:00"), ...hours("13:00", "16:00")] })];
    const evaluation = judge({ zones, absences: [permission("08:00", "11:00")] });
    expect(rowOf(evaluation, 1)).toMatchObject({ state: "leave", requiredMinutes: 0 });
    expect(rowOf(evaluation, 2)).toMatchObject({ state: "absent", requiredMinutes: 180 });
  });

  test("a permission outside the slot changes nothing", () => {
    expect(day({ absences: [permission("17:00", "18:00"), permission("05:00", "07:00")] })).toMatchObject({
      state: "absent",
      requiredMinutes: 480,
    });
  });

  test("a permission after midnight touches the end of the night that started on the day before", () => {
    const absences = [absence("permission", `${monday}T06:00`, `${monday}T07:00`)];
    const punches = [punchIn("23:00"), punchOut("2026-01-12 06:00")];
    expect(dayOn(sunday, { ...night, absences, punches })).toMatchObject({ requiredMinutes: 420, earlyMinutes: 0 });
  });

  test("required minutes under a permission exclude the break", () => {
    const zones = [zone("base", { days: hours("08:00", "16:00", undefined, 30) })];
    expect(day({ zones, absences: [permission("08:00", "10:00")] }).requiredMinutes).toBe(330);
  });

  test("a permission is in the local time of the site", () => {
    const changes = {
      locations: [site("hq", { timeZone: "Europe/London" })],
      absences: [permission("08:00", "10:00")],
      punches: [punch("in", "13:10"), punch("out", "19:00")],
    };
    expect(day(changes)).toMatchObject({ lateMinutes: 0, earlyMinutes: 0, requiredMinutes: 360 });
    expect(day({ ...changes, punches: [punch("in", "13:11"), punch("out", "19:00")] })).toMatchObject({
      lateMinutes: 11,
    });
  });
});

describe("a mission or remote work", () => {
  const far = north(50_000);

  test.each(["mission", "remote"])("no fence applies on a %s", (kind) => {
    expect(answer([punchIn("08:00", far)])).toMatchObject({ accepted: false, refusal: "outside_fence" });
    expect(answer([punchIn("08:00", far)], { absences: [wholeDay(kind)] })).toMatchObject({
      accepted: true,
      refusal: null,
    });
  });

  test.each(["mission", "remote"])("no position and no accuracy is required on a %s", (kind) => {
    const nowhere = { latitude: null, longitude: null };
    expect(answer([punchIn("08:00", nowhere)])).toMatchObject({ refusal: "position_missing" });
    expect(answer([punchIn("08:00", nowhere)], { absences: [wholeDay(kind)] })).toMatchObject({ refusal: null });
    expect(answer([punchIn("08:00", { accuracy: 900 })], { absences: [wholeDay(kind)] })).toMatchObject({
      refusal: null,
    });
  });

  test("a mission may be at a site that is not assigned", () => {
    const locations = [site("hq"), site("branch", far)];
    expect(answer([punchIn("08:00", far)], { locations })).toMatchObject({ refusal: "not_assigned_here" });
    expect(answer([punchIn("08:00", far)], { locations, absences: [wholeDay("mission")] })).toMatchObject({
      refusal: null,
    });
  });

  test("a mission keeps the hours: lateness and early leave are judged as usual", () => {
    const punches = [punchIn("08:20", far), punchOut("15:00", far)];
    expect(day({ absences: [wholeDay("mission")], punches })).toMatchObject({
      state: "present",
      lateMinutes: 20,
      earlyMinutes: 60,
      requiredMinutes: 480,
    });
  });

  test("a mission on another day does not lift today's fence", () => {
    expect(answer([punchIn("08:00", far)], { absences: [wholeDay("mission", monday)] }).accepted).toBe(false);
  });

  test("remote work on the slot's date lifts the fence after midnight as well", () => {
    const punches = [punchIn("23:00", far), punchOut("2026-01-12 07:00", far)];
    const found = judge({ ...night, absences: [wholeDay("remote")], punches, ...onDate(sunday) });
    expect(found.punches.map((each) => each.accepted)).toEqual([true, true]);
  });

  test("a mission with a permission and an allowance on one day: all of them apply", () => {
    const changes = {
      zones: [zone("base", { checkInAllowance: 5 })],
      assignments: [assignmentOf("a1", "base")],
      absences: [wholeDay("remote"), permission("08:00", "09:00")],
    };
    expect(day({ ...changes, punches: [punchIn("09:05", far), punchOut("16:00", far)] }).lateMinutes).toBe(0);
    expect(day({ ...changes, punches: [punchIn("09:05:01", far), punchOut("16:00", far)] }).lateMinutes).toBe(5);
  });
});
