import { useFormats } from "#client/intl.tsx";
import { weekdays, type Weekday } from "#shared/weekdays.ts";

/** A date of January 2026 that was a Sunday. */
const firstSunday = 11;

export function useWeekdayName(style: "weekday" | "weekdayShort" = "weekday"): (weekday: Weekday) => string {
  const formats = useFormats();
  return (weekday) => formats.date(`2026-01-${firstSunday + weekdays.indexOf(weekday)}`, style);
}
