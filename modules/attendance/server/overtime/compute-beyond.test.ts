import { describe, expect, test } from "vitest";
import { computeBeyond, type ClosedRow } from "./compute-beyond.ts";

/** A work day from 08:00 to 16:00 in Riyadh, worked from `first` to `last` (UTC). */
const rowOf = (more: Partial<ClosedRow> = {}): ClosedRow => ({
  slot: 1,
  firstIn: "2026-03-01T05:00:00Z",
  lastOut: "2026-03-01T13:00:00Z",
  timeZone: "Asia/Riyadh",
  requiredMinutes: 480,
  workedMinutes: 480,
  extraBeforeMinutes: 0,
  extraAfterMinutes: 0,
  reasons: [{ code: "assignment" }],
  ...more,
});
const window = { start: "22:00", end: "06:00" };
const partsOf = (rows: readonly ClosedRow[]) => {
  const beyond = computeBeyond(rows, window);
  return beyond === null ? null : [beyond.dayKind, beyond.minutes, beyond.night];
};

describe("nothing is beyond", () => {
  test("on a day that was worked as required, or shorter", () => {
    expect(computeBeyond([rowOf()], window)).toBeNull();
    expect(computeBeyond([rowOf({ workedMinutes: 300 })], window)).toBeNull();
    expect(computeBeyond([rowOf({ workedMinutes: 400, extraAfterMinutes: 80 })], window)).toBeNull();
  });

  test("without a schedule, since nothing says what was required", () => {
    const outside = rowOf({ slot: 0, requiredMinutes: 0, reasons: [] });
    expect(computeBeyond([outside], window)).toBeNull();
    expect(computeBeyond([{ ...outside, reasons: [{ code: "exception", workDay: false }] }], window)).toBeNull();
  });
});

describe("each minute has one class", () => {
  test("on a holiday and on a day of rest all are of the day, also at night", () => {
    const outside = { slot: 0, requiredMinutes: 0, workedMinutes: 120, lastOut: "2026-03-01T20:30:00Z" };
    expect(partsOf([rowOf(outside)])).toEqual(["restDay", 120, 0]);
    const holiday = [{ code: "assignment" }, { code: "exception", workDay: false }];
    expect(partsOf([rowOf({ ...outside, reasons: holiday })])).toEqual(["holiday", 120, 0]);
    // A holiday on which the person is required to work is a work day.
    const ordered = [{ code: "assignment" }, { code: "exception", workDay: true }];
    expect(partsOf([rowOf({ extraAfterMinutes: 60, reasons: ordered })])).toEqual(["workDay", 60, 0]);
  });

  test("after the hours, those within the window are night", () => {
    // Until 23:00 in Riyadh.
    const late = rowOf({ lastOut: "2026-03-01T20:00:00Z", extraAfterMinutes: 420 });
    expect(partsOf([late])).toEqual(["workDay", 420, 60]);
    // Until 02:30 of the next day.
    expect(partsOf([{ ...late, lastOut: "2026-03-01T23:30:00Z", extraAfterMinutes: 630 }])).toEqual([
      "workDay",
      630,
      270,
    ]);
  });

  test("before the hours too; of fewer minutes than were outside the hours, the latest count", () => {
    // From 05:00, an hour of it at night.
    const early = rowOf({ firstIn: "2026-03-01T02:00:00Z", extraBeforeMinutes: 180 });
    expect(partsOf([early])).toEqual(["workDay", 180, 60]);
    // Left an hour early: of the three hours before only the two that are not at night count.
    expect(partsOf([{ ...early, workedMinutes: 420, lastOut: "2026-03-01T12:00:00Z" }])).toEqual(["workDay", 120, 0]);
  });

  test("what is longer than the hours without being outside them counts from the end", () => {
    const unclipped = rowOf({ workedMinutes: 960, lastOut: "2026-03-01T21:00:00Z" });
    expect(partsOf([unclipped])).toEqual(["workDay", 480, 120]);
  });

  test("a second row of the date pays for the first", () => {
    const short = rowOf({ workedMinutes: 400 });
    const again = rowOf({ slot: 0, requiredMinutes: 0, workedMinutes: 200, lastOut: "2026-03-01T19:30:00Z" });
    expect(partsOf([short, again])).toEqual(["workDay", 120, 30]);
    expect(partsOf([again, short])).toEqual(["workDay", 120, 30]);
  });

  test("a window over a change of the clock is as long as it lasts", () => {
    // In Berlin the hour from 02:00 to 03:00 is left out on 2026-03-29.
    const berlin = rowOf({ timeZone: "Europe/Berlin", lastOut: "2026-03-29T05:00:00Z", extraAfterMinutes: 600 });
    expect(partsOf([berlin])).toEqual(["workDay", 600, 420]);
  });
});
