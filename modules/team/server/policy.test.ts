import { expect, test } from "vitest";
import { cellOf, colleagueCells } from "./policy.ts";
import type { AbsenceRow } from "./queries.ts";

const absence = (more: Partial<AbsenceRow> = {}): AbsenceRow => ({
  id: "1",
  personId: "1",
  kind: "leave",
  fromDate: "2026-01-11",
  fromTime: "00:00",
  toDate: "2026-01-12",
  toTime: "23:59",
  typeAr: "إجازة سنوية",
  typeEn: "Annual leave",
  ...more,
});
const hidden = { asked: false, isKindShown: false };
const shown = { asked: false, isKindShown: true };
const date = "2026-01-11";

test("a date outside the employment has no cell", () => {
  expect(cellOf(date, undefined, [absence()], shown)).toBeNull();
});

test("the kind is left out unless it is shown", () => {
  expect(cellOf(date, "leave", [absence()], hidden)).toEqual({ date, state: "away", isPart: false, away: null });
  expect(cellOf(date, "scheduled", [absence()], shown)?.away).toEqual({
    kind: "leave",
    type: { nameAr: "إجازة سنوية", nameEn: "Annual leave" },
  });
});

test("hours and work from elsewhere are no day away, days off stay off", () => {
  for (const kind of ["permission", "remote"] as const)
    expect(cellOf(date, "present", [absence({ kind })], shown)?.state).toBe("present");
  expect(cellOf(date, "off", [absence()], shown)?.state).toBe("off");
  expect(cellOf(date, "holiday", [absence()], shown)?.state).toBe("holiday");
});

test("half a day is a part, and a whole day is shown before it", () => {
  const half = absence({ kind: "halfLeave", fromTime: "08:00", toDate: date, toTime: "12:00" });
  expect(cellOf(date, "halfLeave", [half], shown)).toMatchObject({ state: "away", isPart: true });
  expect(cellOf(date, "scheduled", [half, absence({ kind: "mission" })], shown)).toMatchObject({
    isPart: false,
    away: { kind: "mission" },
  });
});

test("requested dates are shown on days of work to come only", () => {
  const asked = { asked: true, isKindShown: false };
  expect(cellOf(date, "scheduled", [], asked)?.state).toBe("asked");
  expect(cellOf(date, "off", [], asked)?.state).toBe("off");
  expect(cellOf(date, "present", [], asked)?.state).toBe("present");
});

test("colleagues see dates and nothing else", () => {
  const dates = ["2026-01-10", "2026-01-11", "2026-01-12", "2026-01-13"];
  expect(colleagueCells(dates, [absence({ kind: "halfLeave" }), absence({ kind: "permission" })])).toEqual([
    { date: "2026-01-11", state: "away", isPart: false, away: null },
    { date: "2026-01-12", state: "away", isPart: false, away: null },
  ]);
});
