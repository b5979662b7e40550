import { useTranslations } from "use-intl";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import { Card } from "#ui/Card.tsx";
import { usePlaceFormats } from "../use-place-formats.ts";
import styles from "./Now.module.css";

/** The next slot to come, in both calendars. */
export function NextHours({ next, timeZone }: { next: AttendanceDay | null; timeZone: string }) {
  const t = useTranslations("attendanceMine.next");
  const formats = usePlaceFormats(next?.timeZone ?? timeZone);
  return (
    <Card title={t("title")}>
      {next === null || next.slotStart === null || next.slotEnd === null ? (
        <p className={styles.quiet}>{t("none")}</p>
      ) : (
        <>
          <p className={styles.strong}>
            {t("times", { from: formats.time(next.slotStart), to: formats.time(next.slotEnd) })}
          </p>
          <p className={styles.quiet}>{formats.dateInBoth(next.date)}</p>
        </>
      )}
    </Card>
  );
}
