import { useTranslations } from "use-intl";
import type { Expectation } from "#modules/services/contract/schemas-service.ts";
import type { WorkingTime } from "#modules/services/contract/schemas-definition.ts";

/** A working day is a day outside the weekend, from midnight to midnight. */
const hoursPerDay = 24;

/** Formats working time: "3 working days". */
export function useDurations() {
  const t = useTranslations("servicePages.duration");
  const time = ({ amount, unit }: WorkingTime): string => t(unit, { count: amount });
  const hours = (count: number): string =>
    count < hoursPerDay
      ? time({ amount: Math.max(1, Math.ceil(count)), unit: "hours" })
      : time({ amount: Math.ceil(count / hoursPerDay), unit: "days" });
  return {
    time,
    /** "Usually within 2 working days, nine times of ten within 4." */
    expected: ({ source, medianHours, ninetiethHours }: Expectation): string =>
      source === "history"
        ? t("usual", { usual: hours(medianHours), mostly: hours(ninetiethHours) })
        : t("planned", { time: hours(medianHours) }),
  };
}
