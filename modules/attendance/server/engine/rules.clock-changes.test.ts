import { describe, expect, test } from "vitest";
import { punchIn, hours, instant, type Json, onDate, site, createEvaluator, zone } from "#testing/attendance-cases.ts";
import { evaluate } from "./evaluate.ts";
import { readCase } from "./read-case.ts";

const { dayOn, judge } = createEvaluator({ readCase, evaluate });

const allWeek = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** One slot every day at this time zone; windows of length 0 unless given. */
const there = (timeZone: string, start: string, end: string, more: Json = {}): Json => ({
  locations: [site("hq", { timeZone })],
  zones: [zone("base", { startDate: "2025-01-01", endDate: null, days: hours(start, end, allWeek), ...more })],
});
const at = (text: string) => Date.parse(text);

// From tzdata 2026c, as in the pinned Node: Morocco stays on UTC from 2026-09-20, British Columbia on UTC-7 from
// 2026-03-08.
const slots: [
  zone: string,
  date: string,
  start: string,
  end: string,
  startsAt: string,
  endsAt: string,
  required: number,
][] = [
  // Forward at midnight from Thursday to Friday.
  ["Africa/Cairo", "2026-04-23", "20:00", "04:00", "2026-04-23T18:00:00Z", "2026-04-24T01:00:00Z", 420],
  ["Africa/Cairo", "2026-04-22", "20:00", "04:00", "2026-04-22T18:00:00Z", "2026-04-23T02:00:00Z", 480],
  ["Africa/Cairo", "2026-04-24", "20:00", "04:00", "2026-04-24T17:00:00Z", "2026-04-25T01:00:00Z", 480],
  // 00:30 does not exist: it is 01:30.
  ["Africa/Cairo", "2026-04-24", "00:30", "08:00", "2026-04-23T22:30:00Z", "2026-04-24T05:00:00Z", 390],
  ["Africa/Cairo", "2026-04-24", "00:00", "08:00", "2026-04-23T22:00:00Z", "2026-04-24T05:00:00Z", 420],
  ["Africa/Cairo", "2026-04-23", "16:00", "00:30", "2026-04-23T14:00:00Z", "2026-04-23T22:30:00Z", 510],
  ["Africa/Cairo", "2026-04-24", "01:00", "08:00", "2026-04-23T22:00:00Z", "2026-04-24T05:00:00Z", 420],
  // Back at midnight of 2026-10-29: 23:30 occurs twice; the first is used.
  ["Africa/Cairo", "2026-10-29", "23:30", "07:00", "2026-10-29T20:30:00Z", "2026-10-30T05:00:00Z", 510],
  ["Africa/Cairo", "2026-10-29", "16:00", "23:30", "2026-10-29T13:00:00Z", "2026-10-29T20:30:00Z", 450],
  ["Africa/Cairo", "2026-10-29", "20:00", "04:00", "2026-10-29T17:00:00Z", "2026-10-30T02:00:00Z", 540],
  ["Africa/Cairo", "2026-10-30", "00:00", "08:00", "2026-10-29T22:00:00Z", "2026-10-30T06:00:00Z", 480],
  ["Africa/Casablanca", "2026-02-14", "22:00", "06:00", "2026-02-14T21:00:00Z", "2026-02-15T06:00:00Z", 540],
  ["Africa/Casablanca", "2026-02-15", "02:30", "10:30", "2026-02-15T01:30:00Z", "2026-02-15T10:30:00Z", 540],
  ["Africa/Casablanca", "2026-02-15", "03:00", "11:00", "2026-02-15T03:00:00Z", "2026-02-15T11:00:00Z", 480],
  ["Africa/Casablanca", "2026-03-01", "08:00", "16:00", "2026-03-01T08:00:00Z", "2026-03-01T16:00:00Z", 480],
  ["Africa/Casablanca", "2026-03-21", "22:00", "06:00", "2026-03-21T22:00:00Z", "2026-03-22T05:00:00Z", 420],
  ["Africa/Casablanca", "2026-03-22", "02:30", "10:00", "2026-03-22T02:30:00Z", "2026-03-22T09:00:00Z", 390],
  ["Africa/Casablanca", "2026-06-01", "08:00", "16:00", "2026-06-01T07:00:00Z", "2026-06-01T15:00:00Z", 480],
  ["Africa/Casablanca", "2026-12-01", "08:00", "16:00", "2026-12-01T08:00:00Z", "2026-12-01T16:00:00Z", 480],
  ["Asia/Beirut", "2026-03-28", "20:00", "04:00", "2026-03-28T18:00:00Z", "2026-03-29T01:00:00Z", 420],
  ["Asia/Beirut", "2026-03-29", "00:00", "08:00", "2026-03-28T22:00:00Z", "2026-03-29T05:00:00Z", 420],
  ["Asia/Beirut", "2026-03-29", "00:45", "08:00", "2026-03-28T22:45:00Z", "2026-03-29T05:00:00Z", 375],
  ["Asia/Beirut", "2026-10-24", "20:00", "04:00", "2026-10-24T17:00:00Z", "2026-10-25T02:00:00Z", 540],
  ["Asia/Beirut", "2026-10-24", "23:15", "07:00", "2026-10-24T20:15:00Z", "2026-10-25T05:00:00Z", 525],
  ["Asia/Beirut", "2026-10-25", "00:00", "08:00", "2026-10-24T22:00:00Z", "2026-10-25T06:00:00Z", 480],
  ["America/Vancouver", "2026-03-07", "22:00", "06:00", "2026-03-08T06:00:00Z", "2026-03-08T13:00:00Z", 420],
  ["America/Vancouver", "2026-03-08", "02:30", "10:00", "2026-03-08T10:30:00Z", "2026-03-08T17:00:00Z", 390],
  ["America/Vancouver", "2026-10-31", "22:00", "06:00", "2026-11-01T05:00:00Z", "2026-11-01T13:00:00Z", 480],
  ["America/Vancouver", "2026-12-01", "08:00", "16:00", "2026-12-01T15:00:00Z", "2026-12-01T23:00:00Z", 480],
  ["America/New_York", "2026-11-01", "01:30", "09:30", "2026-11-01T05:30:00Z", "2026-11-01T14:30:00Z", 540],
  // A change of half an hour, forward and back.
  ["Australia/Lord_Howe", "2026-10-04", "02:15", "10:15", "2026-10-03T15:45:00Z", "2026-10-03T23:15:00Z", 450],
  ["Australia/Lord_Howe", "2026-04-05", "01:45", "09:45", "2026-04-04T14:45:00Z", "2026-04-04T23:15:00Z", 510],
  ["Asia/Kolkata", "2026-01-11", "08:00", "16:00", "2026-01-11T02:30:00Z", "2026-01-11T10:30:00Z", 480],
];

describe("instants of a slot", () => {
  test.each(slots)(
    "in %s on %s the slot %s-%s has the expected instants and required minutes",
    (timeZone, date, start, end, startsAt, endsAt, required) => {
      const found = dayOn(date, there(timeZone, start, end, { opensBefore: 0, closesAfter: 0 }));
      expect([found.slotStart, found.slotEnd]).toEqual([startsAt, endsAt]);
      expect(found.requiredMinutes).toBe(required);
      expect(found.timeZone).toBe(timeZone);
    },
  );
});

describe("windows, allowances and worked time", () => {
  const cairo = there("Africa/Cairo", "20:00", "04:00");
  const punch = (kind: "in" | "out", text: string) => punchIn("08:00", { kind, at: text });

  test("windows, allowances and worked time are elapsed time across the change", () => {
    const evaluation = judge({
      ...cairo,
      ...onDate("2026-04-23"),
      punches: [punch("in", "2026-04-23T18:20:00Z"), punch("out", "2026-04-24T00:30:00Z")],
    });
    expect(evaluation.days[0]).toMatchObject({
      requiredMinutes: 420,
      workedMinutes: 370,
      lateMinutes: 20,
      earlyMinutes: 30,
      windowCloses: "2026-04-24T04:00:00Z",
    });
  });

  test("a window opens an elapsed hour before a start just after the change", () => {
    const found = dayOn("2026-04-24", there("Africa/Cairo", "01:00", "08:00"));
    expect(instant(found.windowOpens)).toBe(at("2026-04-23T21:00:00Z"));
  });

  test("windows, required and worked time are longer in the longer night", () => {
    const evaluation = judge({
      ...cairo,
      ...onDate("2026-10-29"),
      punches: [punch("in", "2026-10-29T17:00:00Z"), punch("out", "2026-10-30T02:00:00Z")],
    });
    expect(evaluation.days[0]).toMatchObject({
      requiredMinutes: 540,
      workedMinutes: 540,
      lateMinutes: 0,
      earlyMinutes: 0,
    });
  });

  test("punches in the repeated hour are distinguished by their instant", () => {
    const slot = there("Africa/Cairo", "16:00", "23:30");
    const early = (text: string) =>
      judge({ ...slot, ...onDate("2026-10-29"), punches: [punch("in", "2026-10-29T13:00:00Z"), punch("out", text)] })
        .days[0];
    expect(early("2026-10-29T20:20:00Z")).toMatchObject({ earlyMinutes: 10, extraAfterMinutes: 0 });
    expect(early("2026-10-29T21:20:00Z")).toMatchObject({ earlyMinutes: 0, extraAfterMinutes: 50 });
  });

  test("a permission's end is moved in the same way: until 00:30, which does not exist, is until 01:30", () => {
    const absences = [{ kind: "permission", from: "2026-04-23T20:00", to: "2026-04-24T00:30" }];
    const found = dayOn("2026-04-23", { ...cairo, absences });
    expect(found.requiredMinutes).toBe(150);
  });

  test("an exception's own hours are moved in the same way", () => {
    const exceptionDays = [
      { id: "x", date: "2026-04-23", workDay: true, everyone: true, start: "22:00", end: "02:00" },
    ];
    expect(dayOn("2026-04-23", { ...cairo, exceptionDays }).requiredMinutes).toBe(180);
  });

  test("a half leave's hours are moved in the same way", () => {
    const absences = [{ kind: "halfLeave", from: "2026-04-24T02:00", to: "2026-04-24T04:00" }];
    expect(dayOn("2026-04-23", { ...cairo, absences })).toMatchObject({ requiredMinutes: 300 });
  });
});

describe("dates", () => {
  test("punches without a slot are dated by the local day, which may have 23 hours", () => {
    const quiet = there("Africa/Cairo", "10:00", "12:00");
    const dated = (text: string) =>
      judge({ ...quiet, ...onDate("2026-04-24"), punches: [punchIn("08:00", { at: text })] }).punches[0]?.date;
    expect(dated("2026-04-23T21:59:59Z")).toBe("2026-04-23");
    expect(dated("2026-04-23T22:00:00Z")).toBe("2026-04-24");
    expect(dated("2026-04-24T20:59:59Z")).toBe("2026-04-24");
    expect(dated("2026-04-24T21:00:00Z")).toBe("2026-04-25");
  });
});
