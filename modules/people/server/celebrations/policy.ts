import type { Visibility } from "../../contract/privacy.ts";
import { showProtected, type Shown } from "../directory/policy.ts";

/** A date and the days of the year celebrated on it: month and day as one number; 229 is 29 February. */
export type CelebratedDay = { date: string; keys: number[] };

const dayMilliseconds = 86_400_000;
const leapDay = 229;

/** Returns a civil date, `YYYY-MM-DD`, a number of days later. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMilliseconds).toISOString().slice(0, 10);

const keyOf = (date: string): number => Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));

/** Returns the dates from `from` on. A 29 February is celebrated on the 28th in years without one. */
export function celebratedDays(from: string, count: number): CelebratedDay[] {
  return Array.from({ length: count }, (_, days) => {
    const date = daysLater(from, days);
    const isLastOfFebruary = keyOf(date) === 228 && keyOf(daysLater(date, 1)) !== leapDay;
    return { date, keys: isLastOfFebruary ? [228, leapDay] : [keyOf(date)] };
  });
}

/** A person with a birthday, and their relation to the reader. */
export type Celebrated = {
  birth_date: string;
  birthday_visibility: Visibility;
  is_same_department: boolean;
  is_manager: boolean;
};

/**
 * Returns the birthday if it is shared with the reader. Managing the records gives no access. `isProtected`: it is not
 * visible to all, so that the view is logged.
 */
export function visibleBirthday(
  row: Celebrated,
): { birthday: NonNullable<Shown["birthday"]>; isProtected: boolean } | null {
  const { birthday, guarded } = showProtected(
    {
      values: { phone: null, mobile: null, email: null, birthDate: row.birth_date },
      visibility: { phone: "nobody", mobile: "nobody", email: "nobody", birthday: row.birthday_visibility },
    },
    { isSelf: false, isOfficer: false, isManager: row.is_manager, isSameDepartment: row.is_same_department },
  );
  return birthday === null ? null : { birthday, isProtected: guarded.includes("birthday") };
}

/** Returns the index of the day on which a birthday is celebrated; -1 for none. */
export const celebratedIn = (days: readonly CelebratedDay[], { month, day }: { month: number; day: number }): number =>
  days.findIndex(({ keys }) => keys.includes(month * 100 + day));
