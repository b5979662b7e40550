import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import styles from "./Days.module.css";
import { RowFacts } from "./RowFacts.tsx";

/** The days of a month one below the other, for those who would rather read. */
export function MonthList({ rows, locked }: { rows: readonly AttendanceDay[]; locked: readonly string[] }) {
  const t = useTranslations("attendanceMine.month");
  const formats = useFormats();
  const dates = [...new Set(rows.map(({ date }) => date))];
  if (dates.length === 0) {
    return (
      <EmptyState title={t("empty")} headingLevel={3} plain>
        {t("emptyHint")}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {dates.map((date) => (
        <li key={date}>
          <p className={styles.listDate}>
            {formats.date(date, "weekday")} {formats.date(date, "day")}
          </p>
          <div>
            {rows
              .filter((row) => row.date === date)
              .map((row) => (
                <RowFacts key={row.slot ?? 0} row={row} correctable={!locked.includes(date.slice(0, 7))} />
              ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
