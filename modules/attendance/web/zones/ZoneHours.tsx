import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Zone } from "#modules/attendance/contract/schemas-zone.ts";
import { weekFrom } from "#shared/weekdays.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { useUi } from "#ui/ui-context.ts";
import { useWeekdayName } from "./use-weekday-name.ts";
import { sameDays } from "./week.ts";

/** The hours of a zone, days with the same ones together: "Sun – Thu 08:00–16:00". */
export function ZoneHours({ days }: Pick<Zone, "days">) {
  const t = useTranslations("attendanceRules.zones");
  // Arabic has no short names of its own, and its long ones are short.
  const nameOf = useWeekdayName(useLocale() === "ar" ? "weekday" : "weekdayShort");
  const { clock } = useFormats();
  const { week } = useUi();
  return (
    <ul className={stackClass(1, "list")}>
      {sameDays(days, weekFrom(week.first)).map(({ first, last, slots }) => (
        <li key={first}>
          <span className={textClass("block", "xs", "muted")}>
            {first === last ? nameOf(first) : t("daysFromTo", { first: nameOf(first), last: nameOf(last) })}
          </span>
          {slots.map(({ start, end }) => (
            <span key={start} className={textClass("block", "tabular", "nowrap")}>
              {t("hoursFromTo", { start: clock(start), end: clock(end) })}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
