import { expect, test } from "vitest";
import { addDays } from "./add-days.ts";
import { monthDays, monthsOn } from "./month-days.ts";

test("a Gregorian month is split into weeks from Sunday to Saturday", () => {
  const { first, last, previous, next, weeks } = monthDays("2026-11-21", "gregory");
  expect({ first, last, previous, next }).toEqual({
    first: "2026-11-01",
    last: "2026-11-30",
    previous: "2026-10-31",
    next: "2026-12-01",
  });
  expect(weeks.length).toBe(5);
  expect(weeks[0]?.[0]).toBe("2026-11-01");
  expect(weeks[4]).toEqual(["2026-11-29", "2026-11-30", null, null, null, null, null]);
});

test("the first day of the week is configurable", () => {
  expect(monthDays("2026-11-21", "gregory", "monday").weeks[0]).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
    "2026-11-01",
  ]);
});

test("an Umm al-Qura month has its own length and its days are Gregorian dates", () => {
  // 11 Jumada II 1448.
  const month = monthDays("2026-11-21", "islamic-umalqura");
  expect(month.first).toBe("2026-11-11");
  const dates = month.weeks.flat().filter((date) => date !== null);
  expect([29, 30]).toContain(dates.length);
  expect(dates.at(-1)).toBe(month.last);
  expect(monthDays(month.next, "islamic-umalqura").previous).toBe(month.last);
});

test("steps of days and months cross year and month boundaries", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(monthsOn("2026-03-31", "gregory", -1)).toBe("2026-02-28");
});
