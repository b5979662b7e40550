import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Totals } from "#modules/attendance/contract/schemas-day.ts";
import { Fact, Facts } from "#ui/Facts.tsx";
import { useDurationText } from "../use-duration-text.ts";
import styles from "./Days.module.css";

/** The sums of the days of a month that are not to come, and the leave that is. */
export function MonthTotals({ totals, leaveDaysToCome }: { totals: Totals; leaveDaysToCome: number }) {
  const t = useTranslations("attendanceMine.totals");
  const formats = useFormats();
  const duration = useDurationText();
  const times = (minutes: number, count: number): string =>
    minutes === 0 ? t("times", { count }) : `${duration(minutes)} · ${t("times", { count })}`;
  const leave = formats.figure(totals.leaveDays);
  const sums: [name: Parameters<typeof t>[0], value: string][] = [
    ["present", formats.figure(totals.presentDays)],
    ["absent", formats.figure(totals.absentDays)],
    ["incomplete", formats.figure(totals.incompleteDays)],
    ["leave", leaveDaysToCome === 0 ? leave : `${leave} · ${t("leaveToCome", { count: leaveDaysToCome })}`],
    ["worked", duration(totals.workedMinutes)],
    ["required", duration(totals.requiredMinutes)],
    ["late", times(totals.lateMinutes, totals.lateTimes)],
    ["early", times(totals.earlyMinutes, totals.earlyTimes)],
  ];
  return (
    <section aria-label={t("title")}>
      <Facts layout="columns" strong className={styles.totals}>
        {sums.map(([name, value]) => (
          <Fact key={name} name={t(name as "present")}>
            {value}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}
