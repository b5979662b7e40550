import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useMinutesTexts } from "../use-day-words.ts";
import type { Cell } from "./cell-face.ts";

/** A cell in words. */
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
