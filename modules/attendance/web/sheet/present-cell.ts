import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useFormats, usePresentation } from "#client/intl.tsx";
import type { DayState, Totals } from "#modules/attendance/contract/schemas-day.ts";
import type { Sheet } from "#modules/attendance/contract/schemas-officer.ts";
import { formatDate } from "#shared/dates.ts";
import { classNames } from "#ui/class-names.ts";
import type { DayTone } from "#ui/dates/MonthGrid.tsx";
import { textClass } from "#ui/primitives.ts";
import { datesOf } from "../months/month-dates.ts";
import { shownDayStates } from "../search.ts";
import { toneClass, toneOfState, useMinutesTexts } from "../use-day-words.ts";
import { useDurationText } from "#kit/use-duration-text.ts";
import { usePresentDate } from "../use-present-date.ts";
import styles from "./Sheet.module.css";

export type Cell = Sheet["data"][number]["cells"][number];

/** A cell shows the state, or for a present person late arrival or early departure. */
export type CellStyle = DayState | "late" | "early";
export const cellStyles: readonly CellStyle[] = shownDayStates.flatMap((state) =>
  state === "present" ? [state, "late", "early"] : [state],
);

/** Both late and early is shown as late; the cell's text contains both. */
export function cellStyleOf({ state, lateMinutes, earlyMinutes }: Cell): CellStyle {
  if (state !== "present") return state;
  if (lateMinutes > 0) return "late";
  return earlyMinutes > 0 ? "early" : "present";
}

/** The same tones as for days. */
export const toneOf: Record<CellStyle, DayTone> = { ...toneOfState, late: "warn", early: "warn" };

/** Returns the class of a cell's letter; null for a cell without a day. */
export function letterClass(style: CellStyle | null): string {
  const tone = style === null ? "quiet" : toneOf[style];
  const words = textClass("xs", tone === "bad" ? "bold" : "medium");
  return classNames(styles.letter, tone === "quiet" && styles.untinted, words, toneClass(tone));
}

export function useCellWords(): (cell: Cell | undefined) => string {
  const t = useTranslations("attendanceDays");
  const sheet = useTranslations("attendanceOfficer.sheet");
  const formats = useFormats();
  const minutesTexts = useMinutesTexts();
  return (cell) => {
    if (cell === undefined) return sheet("nothing");
    const { state, lateMinutes, earlyMinutes, workedMinutes, slots, provisional } = cell;
    return formats.list([
      t(`state.${state}`),
      ...minutesTexts({ late: lateMinutes, early: earlyMinutes, worked: workedMinutes }),
      ...(slots > 1 ? [sheet("slots", { count: slots })] : []),
      ...(provisional && workedMinutes > 0 ? [t("provisional")] : []),
    ]);
  };
}

export function useTotalTexts(): (totals: Totals) => Record<"present" | "absent" | "late" | "worked", string> {
  const t = useTranslations("attendanceOfficer.sheet");
  const formats = useFormats();
  const duration = useDurationText();
  return ({ presentDays, absentDays, lateTimes, lateMinutes, workedMinutes, requiredMinutes }) => ({
    present: formats.figure(presentDays),
    absent: formats.figure(absentDays),
    late: lateTimes === 0 ? formats.figure(0) : t("times", { count: lateTimes, duration: duration(lateMinutes) }),
    worked: t("share", { worked: duration(workedMinutes), required: duration(requiredMinutes) }),
  });
}

export type SheetColumn = ReturnType<typeof useColumns>[number];

/** Returns the dates of a Gregorian month, as months are locked by that calendar, with Hijri dates. */
export function useColumns(month: string) {
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
