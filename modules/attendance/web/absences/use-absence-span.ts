import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Absence } from "#modules/attendance/contract/schemas-day.ts";
import { isWholeDays } from "./absence-values.ts";

/** Returns a formatter of an absence's span, in local times of the location. */
export function useAbsenceSpan(): (absence: Absence) => string {
  const t = useTranslations("attendanceOfficer.absence");
  const formats = useFormats();
  return (absence) => {
    const { fromDate, fromTime, toDate, toTime } = absence;
    const [from, to] = [formats.date(fromDate, "medium"), formats.date(toDate, "medium")];
    const days = fromDate === toDate ? from : t("span", { from, to });
    if (isWholeDays(absence)) return days;
    return `${days} · ${t("span", { from: formats.clock(fromTime), to: formats.clock(toTime) })}`;
  };
}
