import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { signedInPerson } from "#client/session.ts";
import { useHolds } from "#client/use-holds.ts";
import type { Absence, DayDetails } from "#modules/attendance/contract/schemas-day.ts";
import type { Punch } from "#modules/attendance/contract/schemas-punch.ts";
import { Badge } from "#ui/Badge.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { isLong, isWholeDays, useAbsenceSpan } from "../absences/absence-values.ts";
import { Reasons } from "../calendar/DayDetails.tsx";
import { RowFacts } from "../calendar/RowFacts.tsx";
import { beyondSource, useFlagTexts } from "../use-day-words.ts";
import { useDistanceText, usePlaceFormats, usePunchPlace, useZoneNote } from "../use-place-formats.ts";
import styles from "./Day.module.css";

export type DayOrder =
  | { act: "enterPunch" | "enterAbsence" }
  | { act: "void"; punch: Punch }
  | { act: "removeAbsence" | "shortenAbsence" | "cutAbsence"; absence: Absence };

export interface DayContentProps {
  details: DayDetails;
  /** Time zone of the location. */
  timeZone: string;
  onOrder: (order: DayOrder) => void;
}

const mutedText = textClass("flush", "sm", "muted", "anywhere");

export function DayContent({ details, timeZone, onOrder }: DayContentProps) {
  const t = useTranslations("attendanceOfficer.day");
  const days = useTranslations("attendanceDays");
  const formats = useFormats();
  const note = useZoneNote()(timeZone);
  const reopens = useHolds("attendance.manage") === "whole";
  const { rows, punches, absences, isLocked, can } = details;
  const zones = new Map(rows.flatMap(({ zone }) => (zone === null ? [] : [[zone.id, formats.name(zone)] as const])));
  return (
    <div className={stackClass(6)}>
      {isLocked && (
        <Banner action={reopens && <Link to="/admin/attendance/months">{t("toMonths")}</Link>}>{days("locked")}</Banner>
      )}
      {details.person.id === signedInPerson()?.id && <Banner>{t("own")}</Banner>}
      {can.changeAbsences && !can.correct && <p className={mutedText}>{t("toCome")}</p>}
      <section className={stackClass(3)}>
        {rows.length === 0 && <p className={mutedText}>{days("day.nothing")}</p>}
        {rows.map((row) => (
          <RowFacts key={row.slot ?? 0} row={row} />
        ))}
        {zones.size > 0 && (
          <p className={mutedText}>
            {t("zone", { zone: [...zones.values()].map(isolated).join(" · ") })}
            {note !== null && ` · ${note}`}
          </p>
        )}
        <Reasons rows={rows} heading="h3" />
      </section>
      <section className={stackClass(3)}>
        <h3 className={textClass("flush", "md")}>{t("punches")}</h3>
        {punches.length === 0 ? (
          <p className={mutedText}>{t("noPunches")}</p>
        ) : (
          <ol className={boxClass("list")}>
            {punches.map((punch) => (
              <PunchItem
                key={punch.id}
                punch={punch}
                date={details.date}
                timeZone={timeZone}
                onVoid={can.correct ? () => onOrder({ act: "void", punch }) : undefined}
              />
            ))}
          </ol>
        )}
      </section>
      {absences.length > 0 && (
        <section className={stackClass(3)}>
          <h3 className={textClass("flush", "md")}>{t("absences")}</h3>
          <ul className={boxClass("list")}>
            {absences.map((absence) => (
              <AbsenceItem
                key={absence.id}
                absence={absence}
                onOrder={can.changeAbsences ? (act) => onOrder({ act, absence }) : undefined}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

interface AbsenceItemProps {
  absence: Absence;
  /** Undefined if it cannot be changed. */
  onOrder: ((act: "removeAbsence" | "shortenAbsence" | "cutAbsence") => void) | undefined;
}

function AbsenceItem({ absence, onOrder }: AbsenceItemProps) {
  const t = useTranslations("attendanceOfficer.absence");
  const days = useTranslations("attendanceDays");
  const formats = useFormats();
  const span = useAbsenceSpan()(absence);
  const { kind, lookup, note, by, request } = absence;
  const facts = [
    ...(lookup === null ? [] : [isolated(formats.name(lookup))]),
    ...(by === null ? [] : [days("byOfficer", { name: isolated(formats.name(by)) })]),
    ...(request === null ? [] : [t("byRequest", { request: formats.number(Number(request), { useGrouping: false }) })]),
  ];
  return (
    <li className={styles.absence}>
      <div className={boxClass("shrinks")}>
        <p className={rowClass(2, "wrap", "align-center", "flush", "ink")}>
          {t(`kind.${kind}`)} · {span}
        </p>
        {facts.length > 0 && <p className={mutedText}>{facts.join(" · ")}</p>}
        {note !== null && (
          <p className={mutedText}>
            <q dir="auto">{note}</q>
          </p>
        )}
      </div>
      {onOrder !== undefined && (
        <div className={rowClass(1, "wrap", "justify-end")}>
          {isLong(absence) && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t("shortenOf", { kind: t(`kind.${kind}`) })}
              onClick={() => onOrder("shortenAbsence")}
            >
              {t("shorten")}
            </Button>
          )}
          {isWholeDays(absence) && isLong(absence) && (
            <Button
              variant="quiet"
              size="sm"
              aria-label={t("cutOf", { kind: t(`kind.${kind}`) })}
              onClick={() => onOrder("cutAbsence")}
            >
              {t("cut")}
            </Button>
          )}
          <Button variant="quietDanger" size="sm" onClick={() => onOrder("removeAbsence")}>
            {t(`remove.${kind}`)}
          </Button>
        </div>
      )}
    </li>
  );
}

interface PunchItemProps {
  punch: Punch;
  /** The date of the day it belongs to: a time on another date is shown with its date. */
  date: string;
  timeZone: string;
  onVoid?: (() => void) | undefined;
}

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

function PunchItem({ punch, date, timeZone, onVoid }: PunchItemProps) {
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
