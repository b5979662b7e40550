import type { Visibility } from "../../contract/privacy.ts";
import { showProtected, type Shown } from "../directory/policy.ts";

/** A date and the days of the year celebrated on it: month and day as one number, 229 being the 29th of February. */
export type CelebratedDay = { date: string; keys: number[] };

const dayMilliseconds = 86_400_000;
const leapDay = 229;

/** A civil date, `YYYY-MM-DD`, so many days later. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMilliseconds).toISOString().slice(0, 10);

const keyOf = (date: string): number => Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10));

/** The dates from one on. Whoever was born on a 29th of February celebrates on the 28th of years without one. */
export function celebratedDays(from: string, count: number): CelebratedDay[] {
  return Array.from({ length: count }, (_, days) => {
    const date = daysLater(from, days);
    const isLastOfFebruary = keyOf(date) === 228 && keyOf(daysLater(date, 1)) !== leapDay;
    return { date, keys: isLastOfFebruary ? [228, leapDay] : [keyOf(date)] };
  });
}

/** Somebody with a birthday, and what the reader is to them. */
export type Celebrated = {
  birth_date: string;
  birthday_visibility: Visibility;
  is_same_department: boolean;
  is_manager: boolean;
};

/**
 * The birthday as colleagues are told of it. Keeping the records is no reason to be told: only who somebody shares it with
 * is. `isGuarded`: it is not for everybody, so that it is kept who saw it.
 */
export function sharedBirthday(
  row: Celebrated,
): { birthday: NonNullable<Shown["birthday"]>; isGuarded: boolean } | null {
  const { birthday, guarded } = showProtected(
    {
      values: { phone: null, mobile: null, email: null, birthDate: row.birth_date },
      visibility: { phone: "nobody", mobile: "nobody", email: "nobody", birthday: row.birthday_visibility },
    },
    { isSelf: false, isKeeper: false, isManager: row.is_manager, isSameDepartment: row.is_same_department },
  );
  return birthday === null ? null : { birthday, isGuarded: guarded.includes("birthday") };
}

/** In which of these days a day of the year is celebrated, counted from 0; -1 when in none. */
export const celebratedIn = (days: readonly CelebratedDay[], { month, day }: { month: number; day: number }): number =>
  days.findIndex(({ keys }) => keys.includes(month * 100 + day));
