import { useFormats } from "./intl.tsx";
import { weekdays, type Weekday } from "#shared/weekdays.ts";

/** A Sunday in January 2026. */
const firstSunday = 11;

export function useWeekdayName(style: "weekday" | "weekdayShort" = "weekday"): (weekday: Weekday) => string {
  const formats = useFormats();
  return (weekday) => formats.date(`2026-01-${firstSunday + weekdays.indexOf(weekday)}`, style);
}
