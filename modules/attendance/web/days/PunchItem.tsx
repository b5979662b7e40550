import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import type { Punch } from "#modules/attendance/contract/schemas-punch.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { beyondSource, useFlagTexts } from "../use-day-words.ts";
import { useDistanceText, usePlaceFormats, usePunchPlace } from "../use-place-formats.ts";
import styles from "./Day.module.css";

export interface PunchItemProps {
  punch: Punch;
  /** The date of the day it belongs to: a time on another date is shown with its date. */
  date: string;
  timeZone: string;
  onVoid?: (() => void) | undefined;
}

const mutedText = textClass("flush", "sm", "muted", "anywhere");

/** Returns a formatter of place, accuracy, source and officer; times are in the time zone of its location. */
function usePunchFacts(timeZone: string): (punch: Punch) => string[] {
  const t = useTranslations("attendanceDays");
  const officer = useTranslations("attendanceOfficer.day");
  const formats = usePlaceFormats(timeZone);
  const distance = useDistanceText();
  const placeOf = usePunchPlace();
  const flagTexts = useFlagTexts();
  return (punch) => {
    const { verdict, accuracy, source, by, at, receivedAt, flags } = punch;
    const isLate = Date.parse(receivedAt) - Date.parse(at) > 60_000;
    return [
      ...placeOf(punch),
      ...(source === "officer" || source === "system" ? [] : [t(`verdict.${verdict}`)]),
      ...(accuracy === null ? [] : [officer("accuracy", { accuracy: distance(accuracy) })]),
      ...(by === null
        ? [t(`source.${source}`)]
        : [t("byOfficer", { name: isolated(formats.name(by)) }), formats.dateTime(receivedAt, "medium")]),
      ...(source === "offline" && isLate ? [officer("received", { at: formats.dateTime(receivedAt, "medium") })] : []),
      ...flagTexts(beyondSource(flags)),
    ];
  };
}

export function PunchItem({ punch, date, timeZone, onVoid }: PunchItemProps) {
  const t = useTranslations("attendanceDays");
  const officer = useTranslations("attendanceOfficer.day");
  const formats = usePlaceFormats(timeZone);
  const facts = usePunchFacts(timeZone)(punch);
  const time = formats.time(punch.at);
  const kind = t(`kind.${punch.kind}`);
  const counts = punch.accepted && !punch.isVoided;
  const reasons = [
    { reason: punch.reason, note: punch.note },
    { reason: punch.voidReason, note: punch.voidNote },
  ].filter(({ reason, note }) => reason !== null || note !== null);
  return (
    <li className={styles.punch}>
      <div className={stackClass(0, "muted", "bold", "tabular")}>
        <time dateTime={punch.at} className={counts ? textClass("ink") : undefined}>
          {time}
        </time>
        {formats.isoDate(punch.at) !== date && (
          <span className={textClass("sm", "normal", "anywhere")}>{formats.date(punch.at, "day")}</span>
        )}
      </div>
      <div className={boxClass("shrinks")}>
        <p className={rowClass(2, "wrap", "align-center", "flush", "ink")}>
          {kind}
          {punch.refusal !== null && <Badge tone="danger">{t(`refusal.${punch.refusal}`)}</Badge>}
          {punch.isVoided && <Badge tone="saffron">{t("voided")}</Badge>}
        </p>
        <p className={mutedText}>{facts.join(" · ")}</p>
        {reasons.map(({ reason, note }) => (
          <p key={`${reason?.id ?? ""} ${note ?? ""}`} className={mutedText}>
            {reason !== null && officer("reason", { reason: isolated(formats.name(reason)) })}{" "}
            {note !== null && <q dir="auto">{note}</q>}
          </p>
        ))}
      </div>
      {counts && onVoid !== undefined && (
        <Button variant="quietDanger" size="sm" aria-label={officer("takeBackOf", { kind, time })} onClick={onVoid}>
          {officer("takeBack")}
        </Button>
      )}
    </li>
  );
}
