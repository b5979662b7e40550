import { useTranslations } from "use-intl";
import { useLocale, usePresentation } from "#client/intl.tsx";
import type { AttendanceDay, Today } from "#modules/attendance/contract/schemas-day.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { AttendanceIcon } from "#ui/icons.ts";
import { PunchPanel } from "../punching/PunchPanel.tsx";
import { usePlaceFormats } from "../use-place-formats.ts";
import styles from "./Now.module.css";
import { inSince, presentRow } from "./present-row.ts";
import { useClock } from "./use-clock.ts";

function useSlotText(row: AttendanceDay | null, now: number, timeZone: string): string {
  const t = useTranslations("attendance.now");
  const locale = useLocale();
  const formats = usePlaceFormats(timeZone);
  if (row === null) return t("off");
  if (row.state === "leave") return t("leave");
  if (row.slotStart === null || row.slotEnd === null) {
    const { exceptionDay } = row;
    if (row.state !== "holiday" || exceptionDay === null) return t("off");
    return t("holiday", { name: pickText(locale, { en: exceptionDay.nameEn, ar: exceptionDay.nameAr }).text });
  }
  const slot = t("slot", { from: formats.time(row.slotStart), to: formats.time(row.slotEnd) });
  return Date.parse(row.slotEnd) < now ? `${slot} · ${t("over")}` : slot;
}

/** Where and when I am expected, since when I am in, and the button. */
export function Now({ today, heardAt }: { today: Today; heardAt: number }) {
  const t = useTranslations("attendance.now");
  const punching = useTranslations("attendance.punching");
  const locale = useLocale();
  const presentation = usePresentation();
  const formats = usePlaceFormats(today.timeZone);
  const now = useClock(today.now, heardAt);
  const row = presentRow(today, now);
  const slotText = useSlotText(row, now, today.timeZone);
  const since = inSince(today);
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
      <PunchPanel today={today} />
    </div>
  );
}
