import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import { classNames } from "#ui/class-names.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { useReasonTexts } from "../use-day-words.ts";
import styles from "./Days.module.css";
import { RowFacts } from "./RowFacts.tsx";

interface DayDetailsProps {
  date: string;
  rows: readonly AttendanceDay[];
  /** For own days of a month that is not locked. */
  correctable?: boolean;
}

/** One date in both calendars, with its slots and reasons. */
export function DayDetails({ date, rows, correctable = false }: DayDetailsProps) {
  const t = useTranslations("attendanceDays.day");
  const formats = useFormats();
  return (
    <section className={classNames(styles.details, stackClass(3))} aria-live="polite">
      <h3 className={textClass("flush", "md")}>{formats.dateInBoth(date)}</h3>
      {rows.length === 0 && <p className={textClass("flush", "sm", "muted")}>{t("nothing")}</p>}
      {rows.map((row) => (
        <RowFacts key={row.slot ?? 0} row={row} correctable={correctable} />
      ))}
      <Reasons rows={rows} heading="h4" />
    </section>
  );
}

export function Reasons({ rows, heading: Heading }: { rows: readonly AttendanceDay[]; heading: "h3" | "h4" }) {
  const t = useTranslations("attendanceDays.day");
  const reasons = [...new Set(rows.flatMap(useReasonTexts()))];
  if (reasons.length === 0) return null;
  return (
    <div>
      <Heading className={textClass("flush", "sm")}>{t("why")}</Heading>
      <ul className={classNames(styles.reasons, textClass("sm"))}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
