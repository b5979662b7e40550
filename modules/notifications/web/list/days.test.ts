import { expect, test } from "vitest";
import type { Notification } from "#modules/notifications/contract/schemas.ts";
import { isoDate } from "#shared/dates.ts";
import { groupByDay } from "./days.ts";

const line = (id: string, latestAt: string) => ({ id, latestAt }) as Notification;

test("notifications are grouped by day in the organisation's time zone, whatever its offset from UTC", () => {
  const lines = [
    line("4", "2026-11-21T06:00:00Z"),
    line("3", "2026-11-20T21:30:00Z"),
    line("2", "2026-11-20T20:30:00Z"),
    line("1", "2026-10-31T20:30:00Z"),
  ];
  const days = groupByDay(lines, (when) => isoDate(when, "Asia/Riyadh"), new Date("2026-11-21T07:00:00Z"));
  expect(days.map(({ day, distance, lines: ofDay }) => [day, distance, ofDay.map(({ id }) => id)])).toEqual([
    ["2026-11-21", 0, ["4", "3"]],
    ["2026-11-20", 1, ["2"]],
    ["2026-10-31", 21, ["1"]],
  ]);
});

test("an empty list has no days", () => {
  expect(groupByDay([], () => "2026-11-21")).toEqual([]);
});
