import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { weekdays, weekFrom, type Weekday } from "#shared/weekdays.ts";
import {
  editWeek,
  endsNextDay,
  minutesTyped,
  sameDays,
  slotMinutes,
  slotsOn,
  weekMinutes,
  type Slot,
  type Week,
  type WeekEdit,
} from "./week.ts";

const slot = (weekday: Slot["weekday"], start: string | null, end: string | null, breakMinutes = ""): Slot => ({
  weekday,
  start,
  end,
  breakMinutes,
});

describe("the hours of a slot", () => {
  test.each([
    ["within a day", slot("sunday", "08:00", "16:30"), 510, false],
    ["over midnight", slot("sunday", "22:00", "06:00"), 480, true],
    ["up to midnight", slot("sunday", "16:00", "00:00"), 480, true],
    ["that end when they begin are none", slot("sunday", "08:00", "08:00"), null, true],
    ["without an end are none yet", slot("sunday", "08:00", null), null, false],
  ])("a slot has its minutes, and may end on the next day: hours %s", (_name, given, minutes, isOvernight) => {
    expect(slotMinutes(given)).toBe(minutes);
    expect(endsNextDay(given)).toBe(isOvernight);
  });

  test("minutes of a week are summed without breaks, typed in any digits", () => {
    const week = [
      slot("sunday", "08:00", "16:00", "٣٠"),
      slot("sunday", "20:00", "04:00"),
      slot("monday", null, "10:00"),
    ];
    expect(weekMinutes(week)).toBe(450 + 480);
  });

  test("a break that is not a number counts as none, and is distinguished from 0", () => {
    expect(minutesTyped("half")).toBeNull();
    expect(minutesTyped(" ")).toBe(0);
    expect(weekMinutes([slot("sunday", "08:00", "16:00", "half")])).toBe(480);
  });

  test("a break longer than the hours results in 0, not in a negative number", () => {
    expect(weekMinutes([slot("sunday", "08:00", "09:00", "90"), slot("monday", "08:00", "09:00")])).toBe(60);
  });
});

describe("editing a week", () => {
  test("the first slot has office hours, and those of another day start like the first", () => {
    const first = editWeek([], { kind: "add", weekday: "monday" });
    expect(first).toEqual([slot("monday", "08:00", "16:00")]);
    const changed = editWeek(first, { kind: "change", index: 0, to: { start: "07:30", breakMinutes: "30" } });
    expect(editWeek(changed, { kind: "add", weekday: "sunday" })).toEqual([
      slot("sunday", "07:30", "16:00", "30"),
      slot("monday", "07:30", "16:00", "30"),
    ]);
  });

  test("a further slot of a day starts after the last, over midnight if needed", () => {
    const week = editWeek([slot("sunday", "16:00", "23:30")], { kind: "add", weekday: "sunday" });
    expect(week[1]).toEqual(slot("sunday", "00:30", "04:30"));
  });

  test("a copied day replaces the slots of other days, and copying onto itself changes nothing", () => {
    const week = [slot("sunday", "08:00", "12:00"), slot("sunday", "16:00", "20:00"), slot("monday", "09:00", "17:00")];
    const copied = editWeek(week, { kind: "copy", from: "sunday", to: ["sunday", "monday", "tuesday"] });
    expect(copied.map(({ weekday, start }) => `${weekday} ${start}`)).toEqual([
      "sunday 08:00",
      "sunday 16:00",
      "monday 08:00",
      "monday 16:00",
      "tuesday 08:00",
      "tuesday 16:00",
    ]);
  });

  test("copying a day off removes the slots of the other days", () => {
    const week = [slot("monday", "09:00", "17:00"), slot("tuesday", "09:00", "17:00")];
    expect(editWeek(week, { kind: "copy", from: "sunday", to: ["monday"] })).toEqual([
      slot("tuesday", "09:00", "17:00"),
    ]);
  });

  test("removing a slot removes only that one", () => {
    const week = [slot("sunday", "08:00", "12:00"), slot("sunday", "16:00", "20:00")];
    expect(editWeek(week, { kind: "remove", index: 0 })).toEqual([slot("sunday", "16:00", "20:00")]);
  });

  const weekday = fc.constantFrom(...weekdays);
  const edit: fc.Arbitrary<WeekEdit> = fc.oneof(
    fc.record({ kind: fc.constant("add" as const), weekday }),
    fc.record({ kind: fc.constant("remove" as const), index: fc.nat(8) }),
    fc.record({ kind: fc.constant("copy" as const), from: weekday, to: fc.uniqueArray(weekday) }),
  );

  test("after any edits days are in order, and an edit of one day loses no slot of another", () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        let week: Week = [];
        for (const each of edits) {
          const before = week;
          week = editWeek(week, each);
          const places = week.map((one) => weekdays.indexOf(one.weekday));
          expect(places).toEqual(places.toSorted((one, other) => one - other));
          if (each.kind !== "add") continue;
          for (const other of weekdays) {
            const [was, is] = [slotsOn(before, other), slotsOn(week, other)];
            expect(is).toHaveLength(was.length + (other === each.weekday ? 1 : 0));
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe("days with the same hours", () => {
  const hours = (weekday: Weekday, start = "08:00", end = "16:00") => ({ weekday, start, end });
  const told = (days: readonly ReturnType<typeof hours>[], first: Weekday = "sunday") =>
    sameDays(days, weekFrom(first)).map(({ first: from, last, slots }) => [
      from,
      last,
      slots.map(({ start }) => start),
    ]);

  test("consecutive days with the same hours are grouped, from the first day of the week on", () => {
    const days = [hours("thursday"), hours("sunday"), hours("monday"), hours("tuesday", "09:00"), hours("wednesday")];
    expect(told(days)).toEqual([
      ["sunday", "monday", ["08:00"]],
      ["tuesday", "tuesday", ["09:00"]],
      ["wednesday", "thursday", ["08:00"]],
    ]);
    expect(told([hours("sunday"), hours("saturday")], "saturday")).toEqual([["saturday", "sunday", ["08:00"]]]);
  });

  test("days separated by one without hours are not grouped, and have all their hours in order", () => {
    const days = [hours("sunday", "13:00", "17:00"), hours("sunday"), hours("tuesday")];
    expect(told(days)).toEqual([
      ["sunday", "sunday", ["08:00", "13:00"]],
      ["tuesday", "tuesday", ["08:00"]],
    ]);
    expect(told([])).toEqual([]);
  });
});
