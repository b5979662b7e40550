import { expect, it } from "vitest";
import type { AttendanceDay, Today } from "#modules/attendance/contract/schemas-day.ts";
import { carryForward, isOfDate } from "./apply-date.ts";

const row = (date: string, start: string, closes: string, firstIn: string | null = null) =>
  ({ date, slot: 1, slotStart: start, windowCloses: closes, firstIn }) as AttendanceDay;
const sunday = row("2026-01-11", "2026-01-11T05:00:00Z", "2026-01-11T16:00:00Z", "2026-01-11T05:01:00Z");
const monday = row("2026-01-12", "2026-01-12T05:00:00Z", "2026-01-12T16:00:00Z");
const known = (days: AttendanceDay[], next: AttendanceDay | null): Today => ({
  now: "2026-01-11T12:00:00Z",
  timeZone: "Asia/Riyadh",
  days,
  punches: [{ id: "1" } as Today["punches"][number]],
  nextAction: "checkOut",
  permittedLocations: [],
  next,
});

it("today's answer is unchanged", () => {
  const today = known([sunday], monday);
  expect(carryForward(today, Date.parse("2026-01-11T20:59:59Z"))).toBe(today);
  // Midnight in Riyadh.
  expect(isOfDate(today, Date.parse("2026-01-11T21:00:00Z"))).toBe(false);
});

it("on the next date the next hours become today's, and the day before is dropped", () => {
  const carried = carryForward(known([sunday], monday), Date.parse("2026-01-12T04:56:00Z"));
  expect(carried).toMatchObject({ days: [monday], punches: [], nextAction: "checkIn", next: null });
});

it("a night's open slot is kept until its window is over", () => {
  const night = row("2026-01-11", "2026-01-11T20:00:00Z", "2026-01-12T07:00:00Z", "2026-01-11T19:58:00Z");
  const during = carryForward(known([night], monday), Date.parse("2026-01-12T04:00:00Z"));
  expect(during).toMatchObject({ days: [night, monday], punches: [{ id: "1" }], nextAction: "checkOut" });
  const after = carryForward(known([night], monday), Date.parse("2026-01-12T07:00:01Z"));
  expect(after).toMatchObject({ days: [monday], nextAction: "checkIn" });
});

it("a date without data has no days, but the slot after it is kept as the next", () => {
  const tuesday = row("2026-01-13", "2026-01-13T05:00:00Z", "2026-01-13T16:00:00Z");
  const carried = carryForward(known([sunday], tuesday), Date.parse("2026-01-12T04:56:00Z"));
  expect(carried).toMatchObject({ days: [], next: tuesday });
});
