import { expect, test } from "vitest";
import { datesBetween, listOccurrences, nextOccurrence, type Repetition } from "./list-dates.ts";

/** The first dates of the occurrences of a single day. */
const datesOf = (one: Omit<Repetition, "lastDate">, until: string): string[] =>
  listOccurrences({ ...one, lastDate: null }, until).map(({ from }) => from);
const nextOf = (one: Omit<Repetition, "lastDate">, today: string): string | null =>
  nextOccurrence({ ...one, lastDate: null }, today)?.from ?? null;

test("a day that does not repeat occurs once", () => {
  expect(datesOf({ date: "2026-01-13", repeats: "none" }, "2030-01-01")).toEqual(["2026-01-13"]);
  expect(datesOf({ date: "2026-01-13", repeats: "none" }, "2026-01-12")).toEqual([]);
  expect(nextOf({ date: "2026-01-13", repeats: "none" }, "2026-01-13")).toBe("2026-01-13");
  expect(nextOf({ date: "2026-01-13", repeats: "none" }, "2026-01-14")).toBeNull();
});

test("a Gregorian day occurs every year, and the 29th of February in leap years only", () => {
  expect(datesOf({ date: "2024-09-23", repeats: "gregorian" }, "2026-09-23")).toEqual([
    "2024-09-23",
    "2025-09-23",
    "2026-09-23",
  ]);
  expect(datesOf({ date: "2024-02-29", repeats: "gregorian" }, "2033-01-01")).toEqual([
    "2024-02-29",
    "2028-02-29",
    "2032-02-29",
  ]);
  expect(nextOf({ date: "2024-02-29", repeats: "gregorian" }, "2024-03-01")).toBe("2028-02-29");
});

test("a Hijri day follows the calendar of Umm al-Qura: the first of Shawwal 1445, 1446 and 1447", () => {
  expect(datesOf({ date: "2024-04-10", repeats: "hijri" }, "2026-12-31")).toEqual([
    "2024-04-10",
    "2025-03-30",
    "2026-03-20",
  ]);
  expect(nextOf({ date: "2024-04-10", repeats: "hijri" }, "2026-03-21")).toBe("2027-03-09");
});

test("the 30th of Ramadan occurs only in years in which Ramadan has thirty days", () => {
  const dates = datesOf({ date: "2021-05-12", repeats: "hijri" }, "2031-12-31");
  expect(dates[0]).toBe("2021-05-12");
  const format = new Intl.DateTimeFormat("en-u-ca-islamic-umalqura", {
    day: "numeric",
    month: "numeric",
    timeZone: "UTC",
  });
  expect(new Set(dates.map((date) => format.format(new Date(date)).split(" ")[0]))).toEqual(new Set(["9/30"]));
  expect(dates.length).toBeLessThan(11);
});

test("several dates occur together, across months and years; the one in progress is the next", () => {
  const eve: Repetition = { date: "2025-12-30", lastDate: "2026-01-02", repeats: "gregorian" };
  expect(listOccurrences(eve, "2026-12-31")).toEqual([
    { from: "2025-12-30", to: "2026-01-02" },
    { from: "2026-12-30", to: "2027-01-02" },
  ]);
  expect(datesBetween({ from: "2025-12-30", to: "2026-01-02" })).toEqual([
    "2025-12-30",
    "2025-12-31",
    "2026-01-01",
    "2026-01-02",
  ]);
  expect(nextOccurrence(eve, "2026-01-02")).toEqual({ from: "2025-12-30", to: "2026-01-02" });
  expect(nextOccurrence(eve, "2026-01-03")?.from).toBe("2026-12-30");
});

test("from the 29th of Ramadan to the 3rd of Shawwal, the dates follow the length of Ramadan", () => {
  // Ramadan 1445 and 1446 have 30 and 29 days.
  const feast: Repetition = { date: "2024-04-08", lastDate: "2024-04-12", repeats: "hijri" };
  expect(listOccurrences(feast, "2025-12-31")).toEqual([
    { from: "2024-04-08", to: "2024-04-12" },
    { from: "2025-03-29", to: "2025-04-01" },
  ]);
});

test("in a year without its first or last day, a range begins or ends beside it", () => {
  const late: Repetition = { date: "2024-02-29", lastDate: "2024-03-02", repeats: "gregorian" };
  expect(listOccurrences(late, "2025-12-31")[1]).toEqual({ from: "2025-03-01", to: "2025-03-02" });
  const early: Repetition = { date: "2024-02-27", lastDate: "2024-02-29", repeats: "gregorian" };
  expect(listOccurrences(early, "2025-12-31")[1]).toEqual({ from: "2025-02-27", to: "2025-02-28" });
});
