import { expect, test } from "vitest";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import { planTimeline } from "./plan-timeline.ts";

const row = (more: Partial<AttendanceDay> = {}): AttendanceDay => ({
  date: "2026-01-11",
  slot: 1,
  zone: null,
  timeZone: "Asia/Riyadh",
  slotStart: "2026-01-11T05:00:00Z",
  slotEnd: "2026-01-11T13:00:00Z",
  windowOpens: "2026-01-11T04:00:00Z",
  windowCloses: "2026-01-11T16:00:00Z",
  requiredMinutes: 480,
  firstIn: null,
  lastOut: null,
  workedMinutes: 0,
  lateMinutes: 0,
  earlyMinutes: 0,
  extraBeforeMinutes: 0,
  extraAfterMinutes: 0,
  state: "scheduled",
  provisional: true,
  flags: [],
  permittedLocations: [],
  onTimeUntil: null,
  exceptionDay: null,
  reasons: [],
  ...more,
});

test("the line spans the window, with its hours and every second hour labelled", () => {
  const plan = planTimeline([row()], ["2026-01-11T10:00:00Z"]);
  expect(plan?.slots).toEqual([{ slot: 1, window: { from: 0, to: 1 }, hours: { from: 1 / 12, to: 9 / 12 } }]);
  expect(plan?.ticks.map(({ instant }) => instant.slice(11, 13))).toEqual(["04", "06", "08", "10", "12", "14", "16"]);
  expect(plan?.marks).toEqual([{ at: 0.5, index: 0 }]);
});

test("a punch far from the hours extends the line", () => {
  const plan = planTimeline([row()], ["2026-01-12T03:30:00Z"]);
  expect(plan?.slots[0]?.window?.to).toBe(0.5);
  expect(plan?.ticks.length).toBeLessThanOrEqual(9);
});

test("without hours and punches there is no line, and a punch alone has its hour", () => {
  const off = row({ slot: null, slotStart: null, slotEnd: null, windowOpens: null, windowCloses: null, state: "off" });
  expect(planTimeline([off], [])).toBeNull();
  expect(planTimeline([off], ["2026-01-11T10:00:00Z"])).toMatchObject({ slots: [], marks: [{ at: 0, index: 0 }] });
});
