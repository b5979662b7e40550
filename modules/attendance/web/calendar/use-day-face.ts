import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import type { DayTone } from "#ui/dates/MonthGrid.tsx";
import { toneOf } from "../use-day-words.ts";
import { useDurationText } from "../use-duration-text.ts";

/** What stands under the number of a day, so that its colour is not all there is. */
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

export type RowFace = { tone: DayTone; sign: string | undefined };

/** Colour and sign of a row. */
export function faceOf(row: AttendanceDay): RowFace {
  const tone = toneOf(row);
  return { tone, sign: row.state === "present" && tone === "warn" ? notOnTime : signs[row.state] };
}

/** Of a date's rows the one that it is shown as: what asks for a second look goes before what does not. */
export const faceRow = (rows: readonly AttendanceDay[]): AttendanceDay | undefined =>
  rows.find((row) => ["bad", "warn"].includes(toneOf(row))) ?? rows[0];

/** What a day of the calendar shows, and says to screen readers. */
export function useDayFace(rows: readonly AttendanceDay[]) {
  const t = useTranslations("attendanceDays");
  const formats = useFormats();
  const duration = useDurationText();
  return (date: string) => {
    const own = rows.filter((row) => row.date === date);
    const shown = faceRow(own);
    const face = shown === undefined ? null : faceOf(shown);
    const words = own.flatMap((row) => [
      t(`state.${row.state}`),
      ...(row.lateMinutes > 0 ? [t("late", { duration: duration(row.lateMinutes) })] : []),
      ...(row.earlyMinutes > 0 ? [t("early", { duration: duration(row.earlyMinutes) })] : []),
    ]);
    return {
      text: formats.date(date, "dayNumber"),
      label: formats.list([formats.date(date, "full"), ...words]),
      ...(face === null ? {} : { tone: face.tone, ...(face.sign === undefined ? {} : { sign: face.sign }) }),
    };
  };
}
