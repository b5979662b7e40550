import { expect, test } from "vitest";
import type { DayState } from "../../contract/evaluation.ts";
import { worksOf } from "./read-schedule.ts";

const row = (date: string, state: DayState, slot = 0, permittedLocations: string[] = []) => ({
  date,
  state,
  slot,
  permittedLocations,
});

test("each date is reported independently: by its schedule, a holiday as free, and others not at all", () => {
  const rows = [
    row("2026-01-11", "scheduled", 1),
    row("2026-01-12", "off", 0, ["7"]),
    row("2026-01-13", "holiday"),
    row("2026-01-14", "workedOnDayOff"),
    row("2026-01-15", "off"),
    row("2026-01-16", "unscheduled"),
    row("2026-01-18", "scheduled", 1),
    row("2026-01-18", "unscheduled"),
  ];
  expect([...worksOf(rows)]).toEqual([
    ["2026-01-11", true],
    ["2026-01-12", false],
    ["2026-01-13", false],
    ["2026-01-14", false],
    ["2026-01-18", true],
  ]);
});
