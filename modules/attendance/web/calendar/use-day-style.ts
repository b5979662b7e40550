import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import type { DayTone } from "#ui/dates/MonthGrid.tsx";
import { toneOf, useMinutesTexts } from "../use-day-words.ts";

/** Shown below the number of a day: colour alone does not convey the state. */
const signs: Partial<Record<AttendanceDay["state"], string>> = {
  present: "✓",
  halfDay: "½",
  absent: "✕",
  incomplete: "?",
  holiday: "★",
  leave: "–",
  halfLeave: "½",
  workedOnDayOff: "✓",
  unscheduled: "✓",
};
const notOnTime = "!";

export type RowStyle = { tone: DayTone; sign: string | undefined };

export function styleOf(row: AttendanceDay): RowStyle {
  const tone = toneOf(row);
  return { tone, sign: row.state === "present" && tone === "warn" ? notOnTime : signs[row.state] };
}

/** Returns the row that represents a date: absences and warnings first. */
export const styleRow = (rows: readonly AttendanceDay[]): AttendanceDay | undefined =>
  rows.find((row) => ["bad", "warn"].includes(toneOf(row))) ?? rows[0];

/** Returns a function for the appearance of a calendar day and its text for screen readers. */
export function useDayStyle(rows: readonly AttendanceDay[]) {
  const t = useTranslations("attendanceDays");
  const formats = useFormats();
  const minutesTexts = useMinutesTexts();
  return (date: string) => {
    const own = rows.filter((row) => row.date === date);
    const shown = styleRow(own);
    const face = shown === undefined ? null : styleOf(shown);
    const words = own.flatMap((row) => [
      t(`state.${row.state}`),
      ...minutesTexts({ late: row.lateMinutes, early: row.earlyMinutes }),
    ]);
    return {
      text: formats.date(date, "dayNumber"),
      label: formats.list([formats.date(date, "full"), ...words]),
      ...(face === null ? {} : { tone: face.tone, ...(face.sign === undefined ? {} : { sign: face.sign }) }),
    };
  };
}
