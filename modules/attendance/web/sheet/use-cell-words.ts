import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { useDurationText } from "../use-duration-text.ts";
import type { Cell } from "./cell-face.ts";

/** All that a cell says, in words; nothing where nothing is known. */
export function useCellWords(): (cell: Cell | undefined) => string {
  const t = useTranslations("attendanceDays");
  const sheet = useTranslations("attendanceOfficer.sheet");
  const formats = useFormats();
  const duration = useDurationText();
  return (cell) => {
    if (cell === undefined) return sheet("nothing");
    const { state, lateMinutes, earlyMinutes, workedMinutes, slots, provisional } = cell;
    return formats.list([
      t(`state.${state}`),
      ...(lateMinutes > 0 ? [t("late", { duration: duration(lateMinutes) })] : []),
      ...(earlyMinutes > 0 ? [t("early", { duration: duration(earlyMinutes) })] : []),
      ...(workedMinutes > 0 ? [t("worked", { duration: duration(workedMinutes) })] : []),
      ...(slots > 1 ? [sheet("slots", { count: slots })] : []),
      ...(provisional && workedMinutes > 0 ? [t("provisional")] : []),
    ]);
  };
}
