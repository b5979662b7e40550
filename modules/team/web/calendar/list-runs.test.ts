import { expect, test } from "vitest";
import type { TeamCell } from "#modules/team/contract/schemas.ts";
import { listRuns } from "./list-runs.ts";

const cell = (date: string, state: TeamCell["state"]): TeamCell => ({ date, state, isPart: false, away: null });
const spans = (cells: readonly TeamCell[]): string[] =>
  listRuns(cells).map(({ cell: { state }, from, to }) => `${state} ${from.slice(8)}-${to.slice(8)}`);

test("ordinary days are left out", () => {
  expect(spans([cell("2026-01-11", "present"), cell("2026-01-12", "expected"), cell("2026-01-16", "off")])).toEqual([]);
});

test("an absence continues over the weekend, and ends with a day of work", () => {
  const cells = [
    cell("2026-01-15", "away"),
    cell("2026-01-16", "off"),
    cell("2026-01-17", "off"),
    cell("2026-01-18", "away"),
    cell("2026-01-19", "expected"),
    cell("2026-01-20", "away"),
    cell("2026-01-21", "asked"),
  ];
  expect(spans(cells)).toEqual(["away 15-18", "away 20-20", "asked 21-21"]);
});

test("dates without cells divide an absence", () => {
  expect(spans([cell("2026-01-11", "away"), cell("2026-01-13", "away")])).toEqual(["away 11-11", "away 13-13"]);
});
