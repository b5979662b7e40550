import { useTranslations } from "use-intl";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import styles from "./Days.module.css";
import { faceOf, faceRow } from "./use-day-face.ts";

/** What the signs of the month mean; only those that it has. */
export function MonthLegend({ rows }: { rows: readonly AttendanceDay[] }) {
  const t = useTranslations("attendanceDays.state");
  const mine = useTranslations("attendanceMine.month");
  const dates = [...new Set(rows.map(({ date }) => date))];
  const meanings = new Map<string, ReturnType<typeof faceOf>>();
  for (const date of dates) {
    const shown = faceRow(rows.filter((row) => row.date === date));
    if (shown === undefined) continue;
    const face = faceOf(shown);
    const isOnTime = face.tone !== "warn" || shown.state !== "present";
    if (face.sign !== undefined) meanings.set(isOnTime ? t(shown.state) : mine("notOnTime"), face);
  }
  if (meanings.size === 0) return null;
  return (
    <ul className={styles.legend} aria-label={mine("legend")}>
      {[...meanings].map(([words, { tone, sign }]) => (
        <li key={words}>
          <span className={styles.sign} data-tone={tone} aria-hidden="true">
            {sign}
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
