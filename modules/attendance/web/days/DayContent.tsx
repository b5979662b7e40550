import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { signedInPerson } from "#client/session.ts";
import type { Absence, DayDetails } from "#modules/attendance/contract/schemas-day.ts";
import type { Punch } from "#modules/attendance/contract/schemas-punch.ts";
import { nameIn } from "#shared/locale.ts";
import { Banner } from "#ui/Banner.tsx";
import { stackClass } from "#ui/primitives.ts";
import { AbsenceItem } from "../absences/AbsenceItem.tsx";
import { isLong } from "../absences/absence-values.ts";
import { RowFacts } from "../calendar/RowFacts.tsx";
import { useReasonTexts } from "../use-day-words.ts";
import { useZoneNote } from "../use-place-formats.ts";
import styles from "./Day.module.css";
import { PunchItem } from "./PunchItem.tsx";

/** What an officer is about to do with the day. */
export type DayOrder =
  | { act: "enterPunch" | "enterAbsence" }
  | { act: "void"; punch: Punch }
  | { act: "removeAbsence" | "shortenAbsence"; absence: Absence };

export interface DayContentProps {
  details: DayDetails;
  /** Of the place of work. */
  timeZone: string;
  onOrder: (order: DayOrder) => void;
}

/** The rows of a date with their reasons, its punches, and the absences that touch it. */
export function DayContent({ details, timeZone, onOrder }: DayContentProps) {
  const t = useTranslations("attendanceOfficer.day");
  const days = useTranslations("attendanceDays");
  const locale = useLocale();
  const note = useZoneNote()(timeZone);
  const reasonTexts = useReasonTexts();
  const { rows, punches, absences, isLocked, can } = details;
  const why = [...new Set(rows.flatMap(reasonTexts))];
  const zones = new Map(rows.flatMap(({ zone }) => (zone === null ? [] : [[zone.id, nameIn(locale, zone)] as const])));
  return (
    <div className={stackClass(6)}>
      {isLocked && (
        <Banner action={<Link to="/admin/attendance/months">{t("toMonths")}</Link>}>{days("locked")}</Banner>
      )}
      {details.person.id === signedInPerson()?.id && <Banner>{t("own")}</Banner>}
      {can.changeAbsences && !can.correct && <p className={styles.quiet}>{t("toCome")}</p>}
      <section className={styles.section}>
        {rows.length === 0 && <p className={styles.quiet}>{days("day.nothing")}</p>}
        {rows.map((row) => (
          <RowFacts key={row.slot ?? 0} row={row} />
        ))}
        {zones.size > 0 && (
          <p className={styles.quiet}>
            {t("zone", { zone: [...zones.values()].map(isolated).join(" · ") })}
            {note !== null && ` · ${note}`}
          </p>
        )}
        {why.length > 0 && (
          <div className={styles.why}>
            <h3>{days("day.why")}</h3>
            <ul>
              {why.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </div>
        )}
      </section>
      <section className={styles.section}>
        <h3>{t("punches")}</h3>
        {punches.length === 0 ? (
          <p className={styles.quiet}>{t("noPunches")}</p>
        ) : (
          <ol className={styles.list}>
            {punches.map((punch) => (
              <PunchItem
                key={punch.id}
                punch={punch}
                date={details.date}
                timeZone={timeZone}
                onVoid={
                  can.correct && punch.accepted && !punch.isVoided ? () => onOrder({ act: "void", punch }) : undefined
                }
              />
            ))}
          </ol>
        )}
      </section>
      {absences.length > 0 && (
        <section className={styles.section}>
          <h3>{t("absences")}</h3>
          <ul className={styles.list}>
            {absences.map((absence) => (
              <AbsenceItem
                key={absence.id}
                absence={absence}
                onRemove={can.changeAbsences ? () => onOrder({ act: "removeAbsence", absence }) : undefined}
                onShorten={
                  can.changeAbsences && isLong(absence) ? () => onOrder({ act: "shortenAbsence", absence }) : undefined
                }
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
