import { usePresentation } from "#client/intl.tsx";
import { languageTag } from "#shared/presentation.ts";

/** A leap year: every birthday there is stands in it. */
const leapYear = 2024;

/** Writes the day of a birthday, which is kept and comes round in the Gregorian calendar, in the reader's words. */
export function useBirthdayText(): (birthday: { month: number; day: number }) => string {
  const format = new Intl.DateTimeFormat(languageTag(usePresentation(), "gregory"), {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return ({ month, day }) => format.format(Date.UTC(leapYear, month - 1, day));
}
