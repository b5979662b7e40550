import { usePresentation } from "#client/intl.tsx";
import { formatDate } from "#shared/dates.ts";

/** A leap year: every birthday there is stands in it. */
const leapYear = "2024";

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Writes the day of a birthday, which comes round in the Gregorian calendar, in the reader's words. */
export function useBirthdayText(): (birthday: { month: number; day: number }) => string {
  const presentation = usePresentation();
  return ({ month, day }) =>
    formatDate(presentation, `${leapYear}-${twoDigits(month)}-${twoDigits(day)}`, "day", "gregory");
}
