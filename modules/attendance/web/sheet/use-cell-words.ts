import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Totals } from "#modules/attendance/contract/schemas-day.ts";
import { useMinutesTexts } from "../use-day-words.ts";
import { useDurationText } from "../use-duration-text.ts";
import type { Cell } from "./present-cell.ts";

/** Returns a formatter of a cell. */
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

/** Returns a formatter of the totals of a person's month. */
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
