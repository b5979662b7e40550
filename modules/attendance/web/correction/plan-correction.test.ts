import { expect, test } from "vitest";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import { isCorrectable, missingOf, suggestCorrection } from "./plan-correction.ts";

const day = (more: Partial<AttendanceDay>) =>
  ({
    date: "2026-01-11",
    timeZone: "Asia/Riyadh",
    slotStart: "2026-01-11T05:00:00Z",
    slotEnd: "2026-01-11T13:00:00Z",
    firstIn: null,
    lastOut: null,
    state: "present",
    lateMinutes: 0,
    earlyMinutes: 0,
    ...more,
  }) as AttendanceDay;
const evening = Date.parse("2026-01-11T18:00:00Z");
const suggested = (more: Partial<AttendanceDay>, now = evening) => suggestCorrection(day(more), now);

test.each([
  {},
  { state: "scheduled" },
  { state: "leave" },
  { state: "holiday", slotStart: null, slotEnd: null },
  { state: "unscheduled", slotStart: null, slotEnd: null, firstIn: "2026-01-11T14:00:00Z" },
] satisfies Partial<AttendanceDay>[])("nothing is suggested for %o", (more) => expect(suggested(more)).toBeNull());

const came = "2026-01-11T06:00:00Z";
test.each([
  [{ state: "absent" }, { kind: "in", day: "2026-01-11", time: "08:00" }],
  [
    { firstIn: came, lateMinutes: 60 },
    { kind: "in", day: "2026-01-11", time: "08:00" },
  ],
  [
    { firstIn: came, lateMinutes: 60, earlyMinutes: 30 },
    { kind: "in", day: "2026-01-11", time: "08:00" },
  ],
  [
    { firstIn: came, earlyMinutes: 30 },
    { kind: "out", day: "2026-01-11", time: "16:00" },
  ],
  [
    { firstIn: came, lateMinutes: 60, state: "incomplete" },
    { kind: "out", day: "2026-01-11", time: "16:00" },
  ],
  [
    { lastOut: came, state: "incomplete" },
    { kind: "in", day: "2026-01-11", time: "08:00" },
  ],
] satisfies [Partial<AttendanceDay>, object][])("for %o the suggestion is %o", (more, expected) =>
  expect(suggested(more)).toEqual(expected),
);

test("a future time is not suggested, and the end of a night is on the next date", () => {
  const early = { firstIn: came, earlyMinutes: 30 };
  expect(suggested(early, Date.parse("2026-01-11T12:00:00Z"))).toEqual({ kind: "out", day: "2026-01-11" });
  const night = { slotStart: "2026-01-11T20:00:00Z", slotEnd: "2026-01-12T03:00:00Z", earlyMinutes: 30 };
  const morning = Date.parse("2026-01-12T09:00:00Z");
  expect(suggested(night, morning)).toEqual({ kind: "out", day: "2026-01-12", time: "06:00" });
});

test("a correction of a refused punch has its own time, unless it would be refused again", () => {
  expect(missingOf({ kind: "in", at: "2026-01-11T21:05:59Z" }, "Asia/Riyadh")).toEqual({
    kind: "in",
    day: "2026-01-12",
    time: "00:05",
  });
  expect(["outside_fence", "already_open", "month_locked", null].map(isCorrectable)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
