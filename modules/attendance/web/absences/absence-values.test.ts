import { describe, expect, test } from "vitest";
import { absenceBody, type AbsenceValues, isLong } from "./absence-values.ts";

const values: AbsenceValues = {
  kind: "leave",
  fromDate: "2026-11-15",
  toDate: "2026-11-17",
  hasHours: false,
  fromTime: "08:00",
  toTime: "10:00",
  lookup: "",
  note: "  ",
};
const rest = { lookup: null, note: null };

describe("the body of an absence", () => {
  test("an absence of whole days has no hours, even if some were typed before", () => {
    expect(absenceBody("7", values)).toEqual({
      user: "7",
      kind: "leave",
      fromDate: "2026-11-15",
      toDate: "2026-11-17",
      ...rest,
    });
  });

  test("an absence of hours contains them", () => {
    expect(absenceBody("7", { ...values, hasHours: true })).toMatchObject({ fromTime: "08:00", toTime: "10:00" });
    expect(absenceBody("7", { ...values, kind: "permission" })).toMatchObject({ fromTime: "08:00" });
    expect(absenceBody("7", { ...values, kind: "permission", toTime: null })).toBeNull();
  });

  test("half leave ends on its start date", () => {
    expect(absenceBody("7", { ...values, kind: "halfLeave" })).toMatchObject({ toDate: "2026-11-15" });
  });

  test("an absence without its dates is not sent; type and note are included", () => {
    expect(absenceBody("7", { ...values, toDate: null })).toBeNull();
    expect(absenceBody("7", { ...values, lookup: "4", note: " by letter " })).toMatchObject({
      lookup: "4",
      note: "by letter",
    });
  });
});

test("an absence of one whole day cannot be shortened; hours and several days can", () => {
  const day = { fromDate: "2026-11-15", fromTime: "00:00", toDate: "2026-11-15", toTime: "23:59" };
  expect(isLong(day)).toBe(false);
  expect(isLong({ ...day, toDate: "2026-11-16" })).toBe(true);
  expect(isLong({ ...day, toTime: "10:00" })).toBe(true);
});
