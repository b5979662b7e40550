import { expect, test } from "vitest";
import { listDates, nextDate } from "./list-dates.ts";

test("a day that does not repeat occurs once", () => {
  expect(listDates({ date: "2026-01-13", repeats: "none" }, "2030-01-01")).toEqual(["2026-01-13"]);
  expect(listDates({ date: "2026-01-13", repeats: "none" }, "2026-01-12")).toEqual([]);
  expect(nextDate({ date: "2026-01-13", repeats: "none" }, "2026-01-13")).toBe("2026-01-13");
  expect(nextDate({ date: "2026-01-13", repeats: "none" }, "2026-01-14")).toBeNull();
});

test("a Gregorian day occurs every year, and the 29th of February in leap years only", () => {
  expect(listDates({ date: "2024-09-23", repeats: "gregorian" }, "2026-09-23")).toEqual([
    "2024-09-23",
    "2025-09-23",
    "2026-09-23",
  ]);
  expect(listDates({ date: "2024-02-29", repeats: "gregorian" }, "2033-01-01")).toEqual([
    "2024-02-29",
    "2028-02-29",
    "2032-02-29",
  ]);
  expect(nextDate({ date: "2024-02-29", repeats: "gregorian" }, "2024-03-01")).toBe("2028-02-29");
});

test("a Hijri day follows the calendar of Umm al-Qura: the first of Shawwal 1445, 1446 and 1447", () => {
  expect(listDates({ date: "2024-04-10", repeats: "hijri" }, "2026-12-31")).toEqual([
    "2024-04-10",
    "2025-03-30",
    "2026-03-20",
  ]);
  expect(nextDate({ date: "2024-04-10", repeats: "hijri" }, "2026-03-21")).toBe("2027-03-09");
});

test("the 30th of Ramadan occurs only in years in which Ramadan has thirty days", () => {
  const dates = listDates({ date: "2021-05-12", repeats: "hijri" }, "2031-12-31");
  expect(dates[0]).toBe("2021-05-12");
  const format = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
    day: "numeric",
    month: "numeric",
    timeZone: "UTC",
  });
  expect(new Set(dates.map((date) => format.format(new Date(date)).split(" ")[0]))).toEqual(new Set(["9/30"]));
  expect(dates.length).toBeLessThan(11);
});
