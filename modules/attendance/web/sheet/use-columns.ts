import { useMemo } from "react";
import { usePresentation } from "#client/intl.tsx";
import { formatDate } from "#shared/dates.ts";
import { usePresentDate } from "../use-present-date.ts";
import { datesOf } from "../months/month-dates.ts";

/** A date of the sheet in both calendars. */
export type SheetColumn = {
  date: string;
  weekday: string;
  number: string;
  otherNumber: string;
  /** "Wednesday 18 November 2026" */
  full: string;
  isToday: boolean;
};

/** Returns the dates of a Gregorian month, as months are locked by that calendar, with Hijri dates. */
export function useColumns(month: string): SheetColumn[] {
  const presentation = usePresentation();
  const today = usePresentDate();
  return useMemo(
    () =>
      datesOf(month).map((date) => ({
        date,
        weekday: formatDate(presentation, date, "weekdayShort"),
        number: formatDate(presentation, date, "dayNumber", "gregory"),
        otherNumber: formatDate(presentation, date, "dayNumber", "islamic-umalqura"),
        full: formatDate(presentation, date, "full"),
        isToday: date === today,
      })),
    [month, presentation, today],
  );
}
