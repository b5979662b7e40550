import { useCallback } from "react";
import { useTranslations } from "use-intl";
import type { Expectation } from "#modules/services/contract/schemas-service.ts";
import type { WorkingTime } from "#modules/services/contract/schemas-definition.ts";

/** A working day is one that is no weekend, from midnight to midnight. */
const hoursOfDay = 24;

/** Working time in words: "3 working days". */
export function useDurations() {
  const t = useTranslations("servicePages.duration");
  const time = useCallback(({ amount, unit }: WorkingTime): string => t(unit, { count: amount }), [t]);
  const hours = useCallback(
    (given: number): string =>
      given < hoursOfDay
        ? time({ amount: Math.max(1, Math.ceil(given)), unit: "hours" })
        : time({ amount: Math.ceil(given / hoursOfDay), unit: "days" }),
    [time],
  );
  /** "Usually within 2 working days, nine times of ten within 4." */
  const expected = useCallback(
    ({ source, medianHours, ninetiethHours }: Expectation): string =>
      source === "history"
        ? t("usual", { usual: hours(medianHours), mostly: hours(ninetiethHours) })
        : t("planned", { time: hours(medianHours) }),
    [t, hours],
  );
  return { time, expected };
}
