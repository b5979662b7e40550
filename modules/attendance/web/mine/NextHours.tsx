import { useTranslations } from "use-intl";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import { Card } from "#ui/Card.tsx";
import { textClass } from "#ui/primitives.ts";
import { usePlaceFormats } from "../use-place-formats.ts";

/** The next slot to come, in both calendars. */
export function NextHours({ next, timeZone }: { next: AttendanceDay | null; timeZone: string }) {
  const t = useTranslations("attendanceMine.next");
  const formats = usePlaceFormats(next?.timeZone ?? timeZone);
  return (
    <Card title={t("title")}>
      {next === null || next.slotStart === null || next.slotEnd === null ? (
        <p className={textClass("flush", "sm", "muted")}>{t("none")}</p>
      ) : (
        <>
          <p className={textClass("flush", "ink", "bold")}>
            {t("times", { from: formats.time(next.slotStart), to: formats.time(next.slotEnd) })}
          </p>
          <p className={textClass("flush", "sm", "muted")}>{formats.dateInBoth(next.date)}</p>
        </>
      )}
    </Card>
  );
}
