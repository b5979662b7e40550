import { expect, test } from "vitest";
import type { LeaveMovement } from "#modules/leave/contract/schemas-balances.ts";
import { groupLeave, movementsOf, type Figure } from "./find-movements.ts";

const movement = (date: string, kind: LeaveMovement["kind"], days: number, isWaiting = false): LeaveMovement => ({
  date,
  kind,
  days,
  balance: 0,
  lots: [],
  grant: null,
  entry: null,
  use: kind === "use" ? { id: date.slice(0, 7), request: null, isWaiting } : null,
  expiry: null,
});

const account = {
  on: "2026-06-30",
  period: { kind: "calendarYear" as const, name: "2026", from: "2026-01-01", to: "2026-12-31" },
  movements: [
    movement("2025-01-01", "grant", 24),
    movement("2026-01-01", "expiry", -14),
    movement("2026-01-01", "grant", 24),
    movement("2026-02-01", "adjustment", -2),
    movement("2026-03-01", "use", -1),
    movement("2026-08-01", "use", -5, true),
    movement("2027-01-01", "grant", 24),
  ],
};
const sumOf = (figure: Figure): number => movementsOf(figure, account).reduce((sum, { days }) => sum + days, 0);

test("the movements of each figure add up to it", () => {
  expect([sumOf("balance"), sumOf("granted"), sumOf("used"), sumOf("expired"), sumOf("asked")]).toEqual([
    31, 22, -1, -14, -5,
  ]);
});

test("what can be taken counts what comes later, but no later grants", () => {
  expect(sumOf("usable")).toBe(26);
});

test("without a figure there is every movement", () => {
  expect(movementsOf(null, account)).toHaveLength(7);
});

test("the days of one leave are one line with their sum, at the place of its last day", () => {
  const list = [
    movement("2026-03-05", "use", -0.5),
    movement("2026-03-03", "grant", 2),
    movement("2026-03-02", "use", -1),
    movement("2026-02-01", "use", -1),
  ];
  expect(groupLeave(list).map(({ movement: { date, days }, days: own }) => [date, days, own.length])).toEqual([
    ["2026-03-05", -1.5, 2],
    ["2026-03-03", 2, 0],
    ["2026-02-01", -1, 0],
  ]);
});
