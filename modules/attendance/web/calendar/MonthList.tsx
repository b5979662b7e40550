import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { boxClass, textClass } from "#ui/primitives.ts";
import styles from "./Days.module.css";
import { RowFacts } from "./RowFacts.tsx";

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
    <ul className={boxClass("list")}>
      {dates.map((date) => (
        <li key={date} className={styles.day}>
          <p className={textClass("flush", "ink", "medium")}>
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
