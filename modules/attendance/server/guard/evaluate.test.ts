import { describe, expect, test } from "vitest";
import { guardCase, ruleOf, shiftOf } from "#testing/guard-cases.ts";
import type { Finding } from "../../contract/schemas-guard.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

type Json = Record<string, unknown>;

function find(rules: readonly Json[], shifts: readonly Json[], fields: Json = {}): Finding[] {
  const read = readCase(guardCase(rules, shifts, fields));
  if ("errors" in read) throw new Error(JSON.stringify(read.errors));
  return evaluate(read.input).findings;
}

/** Minutes and dates of what was found. */
const brief = (findings: readonly Finding[]): string[] =>
  findings.map(({ minutes, dates }) => `${minutes} ${dates.join(" ")}`);

test("the example of the page breaks no rule", () => {
  const shift = {
    date: "2026-03-01",
    start: "2026-03-01T05:00:00Z",
    end: "2026-03-01T14:00:00Z",
    breakMinutes: 60,
    timeZone: "Asia/Riyadh",
    outdoors: false,
  };
  const rules = [
    ruleOf("maximumPerDay", { minutes: 480 }),
    ruleOf("restBetween", { minutes: 660, mode: "refuse" }),
    ruleOf("outdoors", { after: "12:30", before: "15:00", from: "2026-06-15", to: "2026-09-15", mode: "refuse" }),
  ];
  expect(find(rules, [shift])).toEqual([]);
});

test("a finding has the rule, its mode and limit, the instants, the minutes and the dates", () => {
  const rule = ruleOf("maximumPerDay", { id: 7, minutes: 480, mode: "refuse" });
  expect(find([rule], [shiftOf("2026-03-01", "08:00", "17:30", { breakMinutes: 60 })])).toEqual([
    {
      rule: "7",
      mode: "refuse",
      from: "2026-03-01T05:00:00Z",
      to: "2026-03-01T14:30:00Z",
      minutes: 510,
      limit: 480,
      dates: ["2026-03-01"],
    },
  ]);
});

describe("a maximum per day", () => {
  const rule = ruleOf("maximumPerDay", { minutes: 480 });

  test("is reached without being broken", () => {
    expect(find([rule], [shiftOf("2026-03-01", "08:00", "16:00")])).toEqual([]);
  });

  test("counts all shifts of a date, without their breaks", () => {
    const shifts = [
      shiftOf("2026-03-01", "08:00", "12:00"),
      shiftOf("2026-03-01", "16:00", "21:00", { breakMinutes: 30 }),
    ];
    expect(brief(find([rule], shifts))).toEqual(["510 2026-03-01"]);
  });

  test("counts a shift over midnight on the date to which it belongs", () => {
    const shifts = [shiftOf("2026-03-01", "22:00", "06:00"), shiftOf("2026-03-02", "14:00", "20:00")];
    expect(find([rule], shifts)).toEqual([]);
  });

  test("drops seconds", () => {
    const shift = { ...shiftOf("2026-03-01", "08:00", "16:00"), end: "2026-03-01T13:00:59.999Z" };
    expect(find([rule], [shift])).toEqual([]);
  });

  test("applies between its dates only", () => {
    const ramadan = { ...rule, minutes: 360, from: "2026-02-18", to: "2026-03-19" };
    const shifts = ["2026-02-17", "2026-02-18", "2026-03-19", "2026-03-20"].map((date) =>
      shiftOf(date, "09:00", "16:00"),
    );
    expect(brief(find([ramadan], shifts))).toEqual(["420 2026-02-18", "420 2026-03-19"]);
  });
});

describe("a maximum per week", () => {
  const rule = ruleOf("maximumPerWeek", { minutes: 960 });
  // A Saturday, the Sunday after it, and the Saturday after that.
  const shifts = ["2026-02-28", "2026-03-01", "2026-03-07"].map((date) => shiftOf(date, "08:00", "16:30"));

  test("counts from the first day of the organisation's week", () => {
    expect(brief(find([rule], shifts))).toEqual(["1020 2026-03-01 2026-03-07"]);
    expect(brief(find([rule], shifts, { firstDayOfWeek: "saturday" }))).toEqual(["1020 2026-02-28 2026-03-01"]);
  });

  test("begins on Sunday if the case does not say", () => {
    expect(brief(find([rule], shifts, { firstDayOfWeek: null }))).toEqual(["1020 2026-03-01 2026-03-07"]);
  });
});

describe("a maximum in three weeks", () => {
  const rule = ruleOf("maximumPerThreeWeeks", { minutes: 960 });
  const on = (...dates: string[]) => dates.map((date) => shiftOf(date, "08:00", "16:30"));

  test("counts 21 days from any day", () => {
    expect(brief(find([rule], on("2026-03-04", "2026-03-24")))).toEqual(["1020 2026-03-04 2026-03-24"]);
    expect(find([rule], on("2026-03-04", "2026-03-25"))).toEqual([]);
  });

  test("finds no window whose shifts are all in the one before", () => {
    expect(brief(find([rule], on("2026-03-01", "2026-03-02", "2026-03-03")))).toEqual([
      "1530 2026-03-01 2026-03-02 2026-03-03",
    ]);
  });

  test("finds each window that has a new shift", () => {
    expect(brief(find([rule], on("2026-03-01", "2026-03-11", "2026-03-25")))).toEqual([
      "1020 2026-03-01 2026-03-11",
      "1020 2026-03-11 2026-03-25",
    ]);
  });
});

describe("work without a break", () => {
  const rule = ruleOf("withoutBreak", { minutes: 300 });

  test("is broken by a longer shift without one", () => {
    const shifts = [
      shiftOf("2026-03-01", "08:00", "13:00"),
      shiftOf("2026-03-02", "08:00", "13:01"),
      shiftOf("2026-03-03", "08:00", "17:00", { breakMinutes: 15 }),
    ];
    expect(brief(find([rule], shifts))).toEqual(["301 2026-03-02"]);
  });

  test("goes on in a shift that follows immediately, also after midnight", () => {
    const shifts = [shiftOf("2026-03-01", "20:00", "00:00"), shiftOf("2026-03-02", "00:00", "02:00")];
    expect(brief(find([rule], shifts))).toEqual(["360 2026-03-01 2026-03-02"]);
    const later = [shiftOf("2026-03-01", "20:00", "00:00"), shiftOf("2026-03-02", "00:01", "02:00")];
    expect(find([rule], later)).toEqual([]);
  });

  test("counts shifts that overlap once", () => {
    const shifts = [shiftOf("2026-03-01", "08:00", "12:00"), shiftOf("2026-03-01", "09:00", "11:00")];
    expect(find([rule], shifts)).toEqual([]);
  });
});

describe("rest between two shifts", () => {
  const rule = ruleOf("restBetween", { minutes: 660 });

  test("is from the end of one to the start of the next", () => {
    const [finding, ...others] = find(
      [rule],
      [shiftOf("2026-03-01", "14:00", "22:00"), shiftOf("2026-03-02", "08:59", "16:00")],
    );
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      from: "2026-03-01T19:00:00Z",
      to: "2026-03-02T05:59:00Z",
      minutes: 659,
      dates: ["2026-03-01", "2026-03-02"],
    });
  });

  test("is long enough at its limit", () => {
    const shifts = [shiftOf("2026-03-01", "14:00", "22:00"), shiftOf("2026-03-02", "09:00", "16:00")];
    expect(find([rule], shifts)).toEqual([]);
  });

  test("is nothing between shifts that overlap, and counts from the later end", () => {
    const shifts = [
      shiftOf("2026-03-01", "08:00", "22:00"),
      shiftOf("2026-03-01", "10:00", "12:00"),
      shiftOf("2026-03-02", "06:00", "12:00"),
    ];
    expect(brief(find([rule], shifts))).toEqual(["0 2026-03-01", "480 2026-03-01 2026-03-02"]);
  });

  test("before the first date of the rule counts, after its last one does not", () => {
    const shifts = [
      shiftOf("2026-03-01", "14:00", "22:00"),
      shiftOf("2026-03-02", "06:00", "22:00"),
      shiftOf("2026-03-03", "06:00", "12:00"),
    ];
    const oneDay = { ...rule, from: "2026-03-02", to: "2026-03-02" };
    expect(brief(find([oneDay], shifts))).toEqual(["480 2026-03-01 2026-03-02"]);
  });
});

test("time on site includes breaks", () => {
  const shifts = [
    shiftOf("2026-03-01", "08:00", "20:00", { breakMinutes: 60 }),
    shiftOf("2026-03-02", "08:00", "20:01", { breakMinutes: 120 }),
  ];
  expect(brief(find([ruleOf("onSite", { minutes: 720 })], shifts))).toEqual(["721 2026-03-02"]);
});

describe("work outdoors", () => {
  const rule = ruleOf("outdoors", { after: "12:30", before: "15:00", from: "2026-06-15", to: "2026-09-15" });
  const outside = { outdoors: true };

  test("is found for the part within the hours, by the local time of its place", () => {
    const [finding] = find([rule], [shiftOf("2026-07-01", "08:00", "14:00", outside)]);
    expect(finding).toMatchObject({
      from: "2026-07-01T09:30:00Z",
      to: "2026-07-01T11:00:00Z",
      minutes: 90,
      limit: 0,
      dates: ["2026-07-01"],
    });
    const dubai = { ...outside, timeZone: "Asia/Dubai" };
    expect(find([rule], [shiftOf("2026-07-01", "08:00", "14:00", dubai)])).toMatchObject([
      { from: "2026-07-01T08:30:00Z", to: "2026-07-01T11:00:00Z", minutes: 150 },
    ]);
  });

  test.each([
    ["indoors", shiftOf("2026-07-01", "08:00", "16:00")],
    ["before the hours", shiftOf("2026-07-01", "08:00", "12:30", outside)],
    ["after the hours", shiftOf("2026-07-01", "15:00", "20:00", outside)],
    ["outside the dates", shiftOf("2026-09-16", "08:00", "16:00", outside)],
  ])("is not found %s", (_, shift) => {
    expect(find([rule], [shift])).toEqual([]);
  });

  test("is found on the day after a night, with the date of the shift", () => {
    const shift = shiftOf("2026-06-14", "18:00", "13:00", outside);
    expect(find([rule], [shift])).toMatchObject([
      { from: "2026-06-15T09:30:00Z", to: "2026-06-15T10:00:00Z", minutes: 30, dates: ["2026-06-14"] },
    ]);
  });
});

test("findings are in order of their first instant, those of one instant in order of the rules' ids", () => {
  const rules = [
    ruleOf("onSite", { id: "10", minutes: 60 }),
    ruleOf("maximumPerDay", { id: "9", minutes: 60 }),
    ruleOf("maximumPerWeek", { id: "2", minutes: 60 }),
  ];
  const shifts = [shiftOf("2026-03-02", "08:00", "16:00"), shiftOf("2026-03-01", "08:00", "16:00")];
  expect(find(rules, shifts).map(({ rule, dates }) => `${rule} ${dates.join(" ")}`)).toEqual([
    "2 2026-03-01 2026-03-02",
    "9 2026-03-01",
    "10 2026-03-01",
    "9 2026-03-02",
    "10 2026-03-02",
  ]);
});
