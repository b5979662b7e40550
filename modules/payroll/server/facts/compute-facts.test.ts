import { expect, test } from "vitest";
import { computeFacts } from "./compute-facts.ts";
import type { LeaveRow, OvertimeRow, SlotRow } from "./queries.ts";

const omar = {
  id: "7",
  employeeNumber: "E-7",
  nameEn: "Omar",
  nameAr: "عمر",
  departmentEn: null,
  departmentAr: null,
  hireDate: "2024-01-01",
  endDate: null,
};
const slot = (date: string, more: Partial<SlotRow> = {}): SlotRow => ({
  personId: "7",
  date,
  slot: 1,
  state: "present",
  requiredMinutes: 480,
  workedMinutes: 480,
  lateMinutes: 0,
  earlyMinutes: 0,
  extraBeforeMinutes: 0,
  extraAfterMinutes: 0,
  isLeave: false,
  isHalfLeave: false,
  ...more,
});
const away = { state: "leave", isLeave: true, requiredMinutes: 0, workedMinutes: 0 } as const;
const leave = (fromDate: string, toDate: string, more: Partial<LeaveRow> = {}): LeaveRow => ({
  personId: "7",
  isHalf: false,
  fromDate,
  toDate,
  lookupId: "1",
  ...more,
});
const facts = (
  slots: SlotRow[],
  leaves: LeaveRow[] = [],
  unpaid: { fromDate: string; toDate: string }[] = [],
  overtime: OvertimeRow[] = [],
) =>
  computeFacts(omar, {
    slots,
    leave: leaves,
    unpaid: unpaid.map((row) => ({ personId: "7", ...row })),
    overtime,
    balances: {},
  });

test("days off are not due, whatever leave covers them", () => {
  const { dueDays, days } = facts(
    [
      slot("2026-01-01", away),
      slot("2026-01-02", { slot: 0, state: "off", requiredMinutes: 0, workedMinutes: 0 }),
      slot("2026-01-04", away),
    ],
    [leave("2026-01-01", "2026-01-04")],
  );
  expect(dueDays).toBe(2);
  expect(days.map((day) => day.leave)).toEqual([{ 1: 2 }, {}, { 1: 2 }]);
});

test("a date of several slots is counted once, with its minutes added and the state that needs most attention", () => {
  const { dueDays, workedDays, lateTimes, days } = facts([
    slot("2026-01-01", { lateMinutes: 5 }),
    slot("2026-01-01", { slot: 2, lateMinutes: 7, state: "absent", workedMinutes: 0 }),
  ]);
  expect([dueDays, workedDays, lateTimes, days.length]).toEqual([1, 1, 2, 1]);
  expect(days[0]).toMatchObject({ state: "absent", late: 12, worked: 480, required: 960 });
});

test("half a day of leave counts even where the other half was missed, and two halves may be of two kinds", () => {
  const { days } = facts(
    [
      slot("2026-01-01", { state: "absent", isHalfLeave: true }),
      slot("2026-01-04", { ...away, isLeave: false, isHalfLeave: true }),
    ],
    [
      leave("2026-01-01", "2026-01-01", { isHalf: true }),
      leave("2026-01-04", "2026-01-04", { isHalf: true }),
      leave("2026-01-04", "2026-01-04", { isHalf: true, lookupId: "2" }),
    ],
  );
  expect(days.map((day) => day.leave)).toEqual([{ 1: 1 }, { 1: 1, 2: 1 }]);
});

test("leave without a kind is leave, and absence within unpaid leave is marked as unpaid", () => {
  const { days, absentDays } = facts(
    [slot("2026-01-01", away), slot("2026-01-04", { state: "absent", workedMinutes: 0 }), slot("2026-01-05")],
    [leave("2026-01-01", "2026-01-01", { lookupId: null })],
    [{ fromDate: "2026-01-02", toDate: "2026-01-04" }],
  );
  expect(days.map((day) => [day.leave, day.isUnpaid])).toEqual([
    [{ other: 2 }, false],
    [{}, true],
    [{}, false],
  ]);
  expect(absentDays).toBe(1);
});

test("approved overtime of a date is of the classes that its day has", () => {
  const approved = (date: string, dayKind: OvertimeRow["dayKind"], isTimeOff = false): OvertimeRow => ({
    personId: "7",
    date,
    dayKind,
    minutes: 90,
    nightMinutes: dayKind === "workDay" ? 30 : 0,
    isTimeOff,
  });
  const dates = ["2026-01-01", "2026-01-02", "2026-01-04", "2026-01-05", "2026-01-06"];
  const { days } = facts(
    dates.map((date) => slot(date)),
    [],
    [],
    [
      approved("2026-01-01", "workDay"),
      approved("2026-01-02", "restDay"),
      approved("2026-01-04", "holiday"),
      approved("2026-01-06", "workDay", true),
    ],
  );
  const none = { ordinary: 0, night: 0, restDay: 0, holiday: 0 };
  expect(days.map(({ overtime }) => overtime)).toEqual([
    { ...none, ordinary: 60, night: 30 },
    { ...none, restDay: 90 },
    { ...none, holiday: 90 },
    null,
    null,
  ]);
  // Minutes that became leave are not paid as well.
  expect(days.map(({ timeOff }) => timeOff)).toEqual([0, 0, 0, 0, 90]);
});
