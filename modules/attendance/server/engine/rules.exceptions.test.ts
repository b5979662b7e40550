import { describe, expect, test } from "vitest";
import {
  punchIn,
  assignmentOf,
  assignmentOfRole,
  hours,
  summaryOf,
  instant,
  type Json,
  local,
  onDate,
  person,
  createEvaluator,
  sunday,
  punchOut,
  zone,
} from "#testing/attendance-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

const { judge, dayOn } = createEvaluator({ readCase, evaluate });

const friday = "2026-01-16";
const exception = (id: string, more: Json = {}): Json => ({
  id,
  date: sunday,
  workDay: false,
  everyone: true,
  ...more,
});
const toUser = { everyone: false, users: ["u1"] };
const toRole = { everyone: false, roles: ["r1"] };
const short = (exceptionDays: Json[], changes: Json = {}, date = sunday) =>
  summaryOf(judge({ exceptionDays, ...onDate(date), ...changes }), date);
const works = (exceptionDays: Json[], changes: Json = {}) => short(exceptionDays, changes)[0] !== "holiday";

describe("the deciding exception", () => {
  test("a day off for everyone is a holiday; the days before and after are not", () => {
    const { days } = judge({ exceptionDays: [exception("x", { date: "2026-01-12" })], from: sunday, to: "2026-01-13" });
    expect(days.map((row) => row.state)).toEqual(["absent", "holiday", "scheduled"]);
  });

  test("an inactive exception is ignored", () => {
    expect(works([exception("x", { active: false })])).toBe(true);
  });

  test("an exception for other people or other roles is ignored", () => {
    expect(works([exception("x", { everyone: false, users: ["u2"], roles: ["r2"] })])).toBe(true);
    expect(works([exception("x", { everyone: false })])).toBe(true);
  });

  test.each([
    ["user over role", toUser, toRole],
    ["user over everyone", toUser, {}],
    ["role over everyone", toRole, {}],
  ])("the first level with an exception decides: %s", (_name, higher, lower) => {
    const on = [exception("x1", { ...higher, workDay: true }), exception("x2", { ...lower, workDay: false })];
    const off = [exception("x1", { ...higher, workDay: false }), exception("x2", { ...lower, workDay: true })];
    expect(works(on)).toBe(true);
    expect(works(off)).toBe(false);
    expect(judge({ exceptionDays: on }).warnings).toEqual([]);
  });

  test.each([
    [sunday, sunday, false],
    [null, "2026-01-10", true],
    ["2026-01-12", null, true],
  ])("a role's exception reaches the members on that date: %s to %s", (from, to, expected) => {
    const employee = person({ roles: [{ id: "r1", from, to }] });
    expect(works([exception("x", toRole)], { employee })).toBe(expected);
  });

  test.each([
    ["user", toUser],
    ["role", toRole],
    ["everyone", {}],
  ])("within one level work wins, with a warning: %s", (_name, level) => {
    const exceptionDays = [exception("x1", { ...level, workDay: false }), exception("x2", { ...level, workDay: true })];
    expect(works(exceptionDays)).toBe(true);
    expect(works(exceptionDays.toReversed())).toBe(true);
    expect(judge({ exceptionDays }).warnings).toHaveLength(1);
  });

  test("two days off at one level agree and cause no warning", () => {
    const { days, warnings } = judge({ exceptionDays: [exception("x1"), exception("x2")] });
    expect(days.map((row) => row.state)).toEqual(["holiday"]);
    expect(warnings).toEqual([]);
  });

  test("the lowest id of two exceptions with own hours wins, with a warning", () => {
    const exceptionDays = [
      exception("10", { workDay: true, start: "10:00", end: "14:00" }),
      exception("9", { workDay: true, start: "09:00", end: "12:00" }),
    ];
    expect(short(exceptionDays)).toEqual(["base 06:00-09:00"]);
    expect(judge({ exceptionDays }).warnings).toHaveLength(1);
  });

  test("the answer names the exception that decided", () => {
    const { reasons } = dayOn(sunday, { exceptionDays: [exception("x7")] });
    expect(JSON.stringify(reasons)).toContain('"x7"');
  });
});

describe("a day off by exception", () => {
  const exceptionDays = [exception("x")];

  test("a day off requires nothing and has one row without a slot", () => {
    const { days } = judge({ exceptionDays });
    expect(days).toHaveLength(1);
    expect(days[0]).toMatchObject({ slot: null, state: "holiday", requiredMinutes: 0, workedMinutes: 0 });
  });

  test("work on a day off is `workedOnDayOff`, and never late or early", () => {
    const { days, punches } = judge({ exceptionDays, punches: [punchIn("09:30"), punchOut("13:00")] });
    expect(punches.map((each) => each.accepted)).toEqual([true, true]);
    expect(days).toHaveLength(1);
    expect(days[0]).toMatchObject({
      slot: null,
      state: "workedOnDayOff",
      workedMinutes: 210,
      lateMinutes: 0,
      earlyMinutes: 0,
    });
  });

  test("a day off on a weekday without slots is a holiday as well", () => {
    expect(short([exception("x", { date: friday })], {}, friday)).toEqual(["holiday"]);
    expect(short([], {}, friday)).toEqual(["off"]);
  });
});

describe("a work day by exception", () => {
  const workday = (more: Json = {}) => exception("x", { workDay: true, ...more });
  const onFriday = (more: Json = {}, changes: Json = {}) =>
    short([workday({ date: friday, ...more })], changes, friday);

  test("a work day's own hours replace the day's hours", () => {
    expect(short([workday({ start: "10:00", end: "14:00" })])).toEqual(["base 07:00-11:00"]);
  });

  test("a work day's own hours replace all slots of the day with one", () => {
    const zones = [zone("base", { days: [...hours("08:00", "11:00"), ...hours("13:00", "16:00")] })];
    expect(short([workday({ start: "10:00", end: "14:00" })], { zones })).toEqual(["base 07:00-11:00"]);
  });

  test("a work day's own hours may end after midnight", () => {
    expect(dayOn(sunday, { exceptionDays: [workday({ start: "22:00", end: "02:00" })] })).toMatchObject({
      date: sunday,
      requiredMinutes: 240,
    });
  });

  test("a work day with own hours keeps the zone's allowance and windows", () => {
    const day = dayOn(sunday, {
      exceptionDays: [workday({ start: "10:00", end: "14:00" })],
      punches: [punchIn("10:10:01"), punchOut("14:00")],
    });
    expect(day).toMatchObject({ lateMinutes: 10, earlyMinutes: 0, requiredMinutes: 240, workedMinutes: 229 });
    expect(instant(day.windowOpens)).toBe(instant(local("09:00")));
    expect(instant(day.windowCloses)).toBe(instant(local("17:00")));
  });

  test("a work day without own hours has the day's slots", () => {
    const zones = [zone("base", { days: [...hours("08:00", "11:00"), ...hours("13:00", "16:00")] })];
    expect(short([workday()], { zones })).toEqual(["base 05:00-08:00", "base 10:00-13:00"]);
  });

  test("a work day without own hours on a weekday without slots has the most frequent set", () => {
    const days = [...hours("09:00", "12:00", ["sunday"]), ...hours("08:00", "15:00", ["monday", "tuesday"])];
    expect(onFriday({}, { zones: [zone("base", { days })] })).toEqual(["base 05:00-12:00"]);
  });

  test("frequency counts sets of slots, not slots", () => {
    const days = [
      ...hours("08:00", "11:00", ["sunday", "monday", "tuesday"]),
      ...hours("13:00", "16:00", ["sunday", "monday"]),
    ];
    expect(onFriday({}, { zones: [zone("base", { days })] })).toEqual(["base 05:00-08:00", "base 10:00-13:00"]);
  });

  test.each([
    ["sunday", "base 06:00-14:00"],
    ["monday", "base 06:00-14:00"],
    ["saturday", "base 07:00-11:00"],
    ["wednesday", "base 07:00-11:00"],
    ["friday", "base 07:00-11:00"],
  ])(
    "equally frequent sets are resolved by the earliest weekday of a week that starts on %s",
    (firstDayOfWeek, expected) => {
      const days = [...hours("10:00", "14:00", ["saturday"]), ...hours("09:00", "17:00", ["monday"])];
      expect(onFriday({}, { zones: [zone("base", { days })], firstDayOfWeek })).toEqual([expected]);
      expect(onFriday({}, { zones: [zone("base", { days: days.toReversed() })], firstDayOfWeek })).toEqual([expected]);
    },
  );

  test("the most frequent set wins over the earliest weekday", () => {
    const days = [...hours("10:00", "14:00", ["sunday"]), ...hours("09:00", "17:00", ["wednesday", "thursday"])];
    expect(onFriday({}, { zones: [zone("base", { days })] })).toEqual(["base 06:00-14:00"]);
  });

  test("a work day where no zone applies has no slots, causes no absence, and warns", () => {
    for (const own of [{}, { start: "08:00", end: "12:00" }]) {
      const { days, warnings } = judge({ assignments: [], exceptionDays: [workday(own)] });
      expect(days.map((row) => [row.slot, row.state])).toEqual([[null, "off"]]);
      expect(warnings).toHaveLength(1);
    }
  });

  test("a work day on a weekend may be missed: it is then absent", () => {
    expect(dayOn(friday, { exceptionDays: [workday({ date: friday })] }).state).toBe("absent");
  });

  test("a work day for the person wins over a day off for the person's role", () => {
    const exceptionDays = [exception("x1", toRole), exception("x2", { ...toUser, workDay: true })];
    expect(short(exceptionDays, { assignments: [assignmentOfRole("a1", "base")] })).toEqual(["base 05:00-13:00"]);
  });

  test("a work day has the hours of the best zone on that date", () => {
    const season = zone("season", { layer: "seasonal", days: hours("09:00", "12:00", ["monday"]) });
    const zones = [zone("base"), season];
    const changes = { zones, assignments: [assignmentOf("a1", "base"), assignmentOf("a2", "season")] };
    expect(onFriday({}, changes)).toEqual(["season 06:00-09:00"]);
  });

  test("a work day's own hours have no break: all of them are required", () => {
    const zones = [zone("base", { days: hours("08:00", "16:00", undefined, 60) })];
    const day = dayOn(sunday, { zones, exceptionDays: [workday({ start: "08:00", end: "15:00" })] });
    expect(day.requiredMinutes).toBe(420);
  });
});
