import { useTranslations } from "use-intl";
import type { Zone } from "#modules/attendance/contract/schemas-zone.ts";
import { formatDate } from "#shared/dates.ts";
import { usePresentation } from "#client/intl.tsx";
import styles from "./ZoneSpan.module.css";

/** From when to when a zone lasts, with the dates of the Hijri calendar under it. */
export function ZoneSpan({ zone: { startDate, endDate } }: { zone: Pick<Zone, "startDate" | "endDate"> }) {
  const t = useTranslations("attendanceRules.zones");
  const presentation = usePresentation();
  const hijri = (date: string): string => formatDate(presentation, date, "medium", "islamic-umalqura");
  return (
    <>
      <span className={styles.dates} dir="ltr">
        <time dateTime={startDate}>{startDate}</time>
        {" – "}
        {endDate === null ? "…" : <time dateTime={endDate}>{endDate}</time>}
      </span>
      <span className={styles.hijri}>
        {endDate === null
          ? t("fromOn", { date: hijri(startDate) })
          : t("fromTo", { from: hijri(startDate), to: hijri(endDate) })}
      </span>
    </>
  );
}
