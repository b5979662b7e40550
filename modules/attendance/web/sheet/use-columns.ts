import { useMemo } from "react";
import { usePresentation } from "#client/intl.tsx";
import { formatDate } from "#shared/dates.ts";
import { usePresentDate } from "../use-present-date.ts";
import { datesOf } from "../months/month-dates.ts";

/** A column of the sheet: a date, and how it is written in both calendars. */
export type SheetColumn = {
  date: string;
  weekday: string;
  number: string;
  otherNumber: string;
  /** "Wednesday 18 November 2026" */
  full: string;
  isToday: boolean;
};

/** The dates of a month. It is one of the Gregorian calendar, as months are locked by it; beside it stands the Hijri one. */
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
