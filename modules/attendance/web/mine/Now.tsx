import { useTranslations } from "use-intl";
import { useLocale, usePresentation } from "#client/intl.tsx";
import type { AttendanceDay, Today } from "#modules/attendance/contract/schemas-day.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { AttendanceIcon } from "#ui/icons.ts";
import { useQueuedPunches } from "../punching/queued-punches.ts";
import { PunchPanel } from "../punching/PunchPanel.tsx";
import { usePlaceFormats } from "../use-place-formats.ts";
import styles from "./Now.module.css";
import { isOfDate } from "./carry-forward.ts";
import { inSince, presentRow } from "./present-row.ts";

function useSlotText(today: Today, row: AttendanceDay | null, now: number): string {
  const t = useTranslations("attendance.now");
  const locale = useLocale();
  const formats = usePlaceFormats(today.timeZone);
  if (row === null) return t(isOfDate(today, now) ? "off" : "unknown");
  if (row.state === "leave") return t("leave");
  if (row.slotStart === null || row.slotEnd === null) {
    const { exceptionDay } = row;
    if (row.state !== "holiday" || exceptionDay === null) return t("off");
    return t("holiday", { name: pickText(locale, { en: exceptionDay.nameEn, ar: exceptionDay.nameAr }).text });
  }
  const slot = t("slot", { from: formats.time(row.slotStart), to: formats.time(row.slotEnd) });
  return Date.parse(row.slotEnd) < now ? `${slot} · ${t("over")}` : slot;
}

/** Where and when I am expected at an instant (milliseconds), since when I am in, and the button. */
export function Now({ today, now, ahead }: { today: Today; now: number; ahead: number }) {
  const t = useTranslations("attendance.now");
  const punching = useTranslations("attendance.punching");
  const locale = useLocale();
  const presentation = usePresentation();
  const formats = usePlaceFormats(today.timeZone);
  const row = presentRow(today, now);
  const slotText = useSlotText(today, row, now);
  const waiting = useQueuedPunches().filter(({ refusal }) => refusal === null);
  const since = inSince(today, waiting);
  const places = today.permittedLocations.map((place) => nameIn(locale, place));
  const named = formats.list(places);
  const isWorking = row !== null && row.slot !== null;
  const expected =
    places.length === 0
      ? t("anywhere")
      : isWorking
        ? t("place", { places: named })
        : punching("permitted", { places: named });
  return (
    <div className={styles.now}>
      <div className={styles.place}>
        <IconTile icon={<AttendanceIcon />} />
        <div className={styles.words}>
          <p className={styles.strong}>{expected}</p>
          <p className={styles.quiet}>{slotText}</p>
        </div>
      </div>
      <div>
        <time className={styles.clock} dateTime={new Date(now).toISOString()}>
          {formats.time(new Date(now))}
        </time>
        {since !== null && <p className={styles.since}>{t("in", { time: formats.time(since) })}</p>}
        {today.timeZone !== presentation.timeZone && (
          <p className={styles.quiet}>{t("zone", { zone: today.timeZone })}</p>
        )}
      </div>
      <PunchPanel today={today} ahead={ahead} />
    </div>
  );
}
