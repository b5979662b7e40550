import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { ExceptionDay } from "#modules/attendance/contract/schemas-exception-day.ts";

type Named = Pick<ExceptionDay, "nameAr" | "nameEn" | "reason" | "date">;

/** Returns the name of an exception day, else its reason, else its date. */
export function useExceptionName(): (day: Named) => string {
  const t = useTranslations("attendanceRules.exceptionDays");
  const formats = useFormats();
  return (day) => {
    const own = formats.name(day);
    if (own !== "") return own;
    return day.reason === null ? t("unnamed", { date: day.date }) : formats.name(day.reason);
  };
}
