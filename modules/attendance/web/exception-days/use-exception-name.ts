import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { ExceptionDay } from "#modules/attendance/contract/schemas-exception-day.ts";
import { nameIn } from "#shared/locale.ts";

type Named = Pick<ExceptionDay, "nameAr" | "nameEn" | "reason" | "date">;

/** Returns the name of an exception day, else its reason, else its date. */
export function useExceptionName(): (day: Named) => string {
  const t = useTranslations("attendanceRules.exceptionDays");
  const locale = useLocale();
  return (day) => {
    const own = nameIn(locale, day);
    if (own !== "") return own;
    return day.reason === null ? t("unnamed", { date: day.date }) : nameIn(locale, day.reason);
  };
}
