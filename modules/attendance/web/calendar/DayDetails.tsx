import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import { textClass } from "#ui/primitives.ts";
import { useReasonTexts } from "../use-day-words.ts";
import styles from "./Days.module.css";
import { RowFacts } from "./RowFacts.tsx";

interface DayDetailsProps {
  date: string;
  rows: readonly AttendanceDay[];
  /** One's own days, of a month that is open. */
  correctable?: boolean;
}

/** One date in full: both calendars, each of its slots, and why it came out so. */
export function DayDetails({ date, rows, correctable = false }: DayDetailsProps) {
  const t = useTranslations("attendanceDays.day");
  const formats = useFormats();
  const reasonTexts = useReasonTexts();
  const why = [...new Set(rows.flatMap(reasonTexts))];
  return (
    <section className={styles.details} aria-live="polite">
      <h3 className={styles.detailsTitle}>{formats.dateInBoth(date)}</h3>
      {rows.length === 0 && <p className={textClass("flush", "sm", "muted")}>{t("nothing")}</p>}
      {rows.map((row) => (
        <RowFacts key={row.slot ?? 0} row={row} correctable={correctable} />
      ))}
      {why.length > 0 && (
        <div className={styles.why}>
          <h4>{t("why")}</h4>
          <ul>
            {why.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
