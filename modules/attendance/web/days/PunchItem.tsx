import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Punch } from "#modules/attendance/contract/schemas-punch.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { boxClass, rowClass } from "#ui/primitives.ts";
import { beyondSource, useFlagTexts } from "../use-day-words.ts";
import { useDistanceText, usePlaceFormats } from "../use-place-formats.ts";
import styles from "./Day.module.css";

export interface PunchItemProps {
  punch: Punch;
  /** The date whose day it is part of: a time of another date is said with it. */
  date: string;
  timeZone: string;
  /** Left out where it cannot be taken back. */
  onVoid?: (() => void) | undefined;
}

/** Where it was, how surely, how it came in, and who entered it; all times by the clocks of its place. */
function usePunchFacts(timeZone: string): (punch: Punch) => string[] {
  const t = useTranslations("attendanceDays");
  const punching = useTranslations("attendance.punching");
  const officer = useTranslations("attendanceOfficer.day");
  const locale = useLocale();
  const formats = usePlaceFormats(timeZone);
  const distance = useDistanceText();
  const flagTexts = useFlagTexts();
  const at = (place: { nameAr: string; nameEn: string }, metres: number): string =>
    punching("at", { place: isolated(nameIn(locale, place)), distance: distance(metres) });
  return ({ location, distance: metres, nearest, verdict, accuracy, source, by, at: when, receivedAt, flags }) => {
    const isLate = Date.parse(receivedAt) - Date.parse(when) > 60_000;
    return [
      ...(location !== null && metres !== null ? [at(location, metres)] : []),
      ...(location === null && nearest !== null ? [at(nearest.location, nearest.distance)] : []),
      ...(source === "officer" || source === "system" ? [] : [t(`verdict.${verdict}`)]),
      ...(accuracy === null ? [] : [officer("accuracy", { accuracy: distance(accuracy) })]),
      ...(by === null
        ? [t(`source.${source}`)]
        : [t("byOfficer", { name: isolated(nameIn(locale, by)) }), formats.dateTime(receivedAt, "medium")]),
      ...(source === "offline" && isLate ? [officer("received", { at: formats.dateTime(receivedAt, "medium") })] : []),
      ...flagTexts(beyondSource(flags)),
    ];
  };
}

/** A check-in or check-out, refused and voided ones too, with all that is known of it. */
export function PunchItem({ punch, date, timeZone, onVoid }: PunchItemProps) {
  const t = useTranslations("attendanceDays");
  const officer = useTranslations("attendanceOfficer.day");
  const locale = useLocale();
  const formats = usePlaceFormats(timeZone);
  const facts = usePunchFacts(timeZone)(punch);
  const time = formats.time(punch.at);
  const kind = t(`kind.${punch.kind}`);
  const reasons = [
    { reason: punch.reason, note: punch.note },
    { reason: punch.voidReason, note: punch.voidNote },
  ].filter(({ reason, note }) => reason !== null || note !== null);
  return (
    <li className={styles.punch} data-counts={(punch.accepted && !punch.isVoided) || undefined}>
      <div className={styles.time}>
        <time dateTime={punch.at}>{time}</time>
        {formats.isoDate(punch.at) !== date && <span className={styles.quiet}>{formats.date(punch.at, "day")}</span>}
      </div>
      <div className={boxClass("shrinks")}>
        <p className={rowClass(2, "wrap", "align-center", "flush", "ink")}>
          {kind}
          {punch.refusal !== null && <Badge tone="danger">{t(`refusal.${punch.refusal}`)}</Badge>}
          {punch.isVoided && <Badge tone="saffron">{t("voided")}</Badge>}
        </p>
        <p className={styles.quiet}>{facts.join(" · ")}</p>
        {reasons.map(({ reason, note }) => (
          <p key={`${reason?.id ?? ""} ${note ?? ""}`} className={styles.quiet}>
            {reason !== null && officer("reason", { reason: isolated(nameIn(locale, reason)) })}{" "}
            {note !== null && <q dir="auto">{note}</q>}
          </p>
        ))}
      </div>
      {onVoid !== undefined && (
        <Button variant="quietDanger" size="sm" aria-label={officer("takeBackOf", { kind, time })} onClick={onVoid}>
          {officer("takeBack")}
        </Button>
      )}
    </li>
  );
}
