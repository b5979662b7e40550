import { expect, it } from "vitest";
import type { AttendanceDay, Today } from "#modules/attendance/contract/schemas-day.ts";
import { sumToday } from "./compute-today.ts";

const date = "2026-01-11";
const day = (slot: number | null, workedMinutes = 0) => ({ date, slot, workedMinutes }) as AttendanceDay;
const punch = (kind: "in" | "out", time: string, more: object = {}) =>
  ({
    kind,
    at: `${date}T${time}:00.000Z`,
    date,
    slot: 1,
    accepted: true,
    isVoided: false,
    ...more,
  }) as Today["punches"][number];
const times = ({ sessions }: ReturnType<typeof sumToday>) =>
  sessions.map(({ from, to }) => [from?.slice(11, 16) ?? null, to?.slice(11, 16) ?? null]);

it("refused and voided punches, and those of rows that are not shown, are ignored", () => {
  const punches = [
    punch("in", "04:00", { accepted: false }),
    punch("in", "05:00", { isVoided: true }),
    punch("in", "05:30", { date: "2026-01-10" }),
  ];
  expect(sumToday({ days: [day(1)], punches }, [])).toEqual({ sessions: [], workedMinutes: 0 });
});

it("several pairs are listed, the open one last, with the minutes counted by the server", () => {
  const punches = [punch("in", "05:00"), punch("out", "09:00"), punch("in", "09:30")];
  const sum = sumToday({ days: [day(1, 240)], punches }, []);
  expect(times(sum)).toEqual([
    ["05:00", "09:00"],
    ["09:30", null],
  ]);
  expect(sum.workedMinutes).toBe(240);
});

it("the rows of a day are added up: two slots and unscheduled sessions", () => {
  const punches = [
    punch("in", "05:00"),
    punch("out", "09:00"),
    punch("in", "14:00", { slot: null }),
    punch("out", "15:00", { slot: null }),
  ];
  const sum = sumToday({ days: [day(1, 240), day(null, 60)], punches }, []);
  expect([times(sum).length, sum.workedMinutes]).toEqual([2, 300]);
});

it("a check-out without a check-in is shown, and a second check-in changes nothing", () => {
  const punches = [punch("out", "04:00"), punch("in", "05:00"), punch("in", "06:00"), punch("out", "09:00")];
  expect(times(sumToday({ days: [day(1)], punches }, []))).toEqual([
    [null, "04:00"],
    ["05:00", "09:00"],
  ]);
});

it("unsent punches count", () => {
  const waiting = [{ kind: "out" as const, capturedAt: `${date}T13:00:00.000Z` }];
  expect(times(sumToday({ days: [day(1)], punches: [punch("in", "05:00")] }, waiting))).toEqual([["05:00", "13:00"]]);
});
