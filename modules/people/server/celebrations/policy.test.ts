import fc from "fast-check";
import { expect, test } from "vitest";
import { celebratedDays, celebratedIn, visibleBirthday } from "./policy.ts";

const keysFrom = (date: string, count: number): string =>
  celebratedDays(date, count)
    .map((day) => `${day.date.slice(5)} ${day.keys.join("+")}`)
    .join(", ");

test("days continue across the ends of months and years", () => {
  expect(keysFrom("2026-12-30", 4)).toBe("12-30 1230, 12-31 1231, 01-01 101, 01-02 102");
  expect(celebratedDays("2026-12-30", 4).at(-1)?.date).toBe("2027-01-02");
});

test("a 29 February is celebrated on the 28th in years without one, also in 2100", () => {
  expect(keysFrom("2026-02-27", 3)).toBe("02-27 227, 02-28 228+229, 03-01 301");
  expect(keysFrom("2028-02-28", 3)).toBe("02-28 228, 02-29 229, 03-01 301");
  expect(keysFrom("2100-02-28", 2)).toBe("02-28 228+229, 03-01 301");
});

test("every birthday is celebrated once a year", () => {
  const dates = fc.date({ min: new Date("1900-01-01"), max: new Date("2999-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(dates, fc.integer({ min: 1990, max: 2120 }), (born, year) => {
      const [month, day] = [born.getUTCMonth() + 1, born.getUTCDate()];
      const length = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1 ? 366 : 365;
      const days = celebratedDays(`${year}-01-01`, length);
      expect(days.filter(({ keys }) => keys.includes(month * 100 + day))).toHaveLength(1);
      expect(days[celebratedIn(days, { month, day })]?.date.slice(0, 4)).toBe(String(year));
    }),
    { numRuns: 100 },
  );
});

test("the year is never shared, and those who manage the records see no more than others", () => {
  const row = { birth_date: "1990-02-09", is_same_department: false, is_manager: false };
  expect(visibleBirthday({ ...row, birthday_visibility: "nobody" })).toBeNull();
  expect(visibleBirthday({ ...row, birthday_visibility: "department" })).toBeNull();
  expect(visibleBirthday({ ...row, birthday_visibility: "everyone" })).toEqual({
    birthday: { month: 2, day: 9 },
    isProtected: false,
  });
  expect(visibleBirthday({ ...row, birthday_visibility: "managers", is_manager: true })?.isProtected).toBe(true);
});
