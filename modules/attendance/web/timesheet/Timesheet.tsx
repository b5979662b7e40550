import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { attendanceDaysAr } from "#modules/attendance/contract/phrases-days.ar.ts";
import { attendanceDaysEn } from "#modules/attendance/contract/phrases-days.en.ts";
import { attendanceTimesheetAr } from "#modules/attendance/contract/phrases-timesheet.ar.ts";
import { attendanceTimesheetEn } from "#modules/attendance/contract/phrases-timesheet.en.ts";
import type { Timesheet as Sheet } from "#modules/attendance/contract/schemas-closing.ts";
import type { AttendanceDay } from "#modules/attendance/contract/schemas-day.ts";
import { useLocale, usePresentation } from "#client/intl.tsx";
import { formatDate, type DateStyle } from "#shared/dates.ts";
import { boxClass, gridClass, textClass } from "#ui/primitives.ts";
import { clockOf, hoursOf, listLines } from "./present-timesheet.ts";
import styles from "./Timesheet.module.css";

const [en, ar] = [attendanceTimesheetEn.sheet, attendanceTimesheetAr.sheet];
type Word = keyof typeof en;

interface BothProps {
  english: string;
  arabic: string;
}

/** A text in both languages, the reader's first. */
function Both({ english, arabic }: BothProps) {
  const texts = [
    <span key="en" lang="en" dir="ltr">
      {english}
    </span>,
    <span key="ar" lang="ar" dir="rtl">
      {arabic}
    </span>,
  ];
  const isArabic = useLocale() === "ar";
  const shown = english === arabic ? texts.slice(0, 1) : isArabic ? texts.toReversed() : texts;
  return <span className={styles.both}>{shown}</span>;
}

const Words = ({ of }: { of: Word }) => <Both english={en[of]} arabic={ar[of]} />;

/** A name in both languages, or in the one that there is. */
const Name = ({ of }: { of: { nameEn: string | null; nameAr: string | null } }) => (
  <Both english={of.nameEn ?? of.nameAr ?? ""} arabic={of.nameAr ?? of.nameEn ?? ""} />
);

function useDatesInBoth() {
  const presentation = usePresentation();
  const inLocale = (locale: "en" | "ar", date: string, style: DateStyle): string =>
    formatDate({ ...presentation, locale }, date, style, "gregory");
  return (date: string, style: DateStyle) => (
    <Both english={inLocale("en", date, style)} arabic={inLocale("ar", date, style)} />
  );
}

const columns = ["date", "in", "out", "required", "worked", "late", "early", "state"] as const;

/** A month of a person in English and Arabic, with places for signatures. */
export function Timesheet({ timesheet }: { timesheet: Sheet }) {
  const t = useTranslations("attendanceTimesheet");
  const inBoth = useDatesInBoth();
  const { month, person, manager, days, totals, isLocked } = timesheet;
  const facts: [Word, ReactNode][] = [
    ["name", <Name key="name" of={person} />],
    ["number", person.employeeNumber ?? "–"],
    ["jobTitle", <Name key="title" of={{ nameEn: person.titleEn, nameAr: person.titleAr }} />],
    ["department", person.department === null ? "–" : <Name key="department" of={person.department} />],
    ["month", inBoth(`${month}-01`, "month")],
  ];
  return (
    <div className={styles.sheet}>
      <h2 className={textClass("flush", "lg", "ink", "bold")}>
        <Words of="title" />
      </h2>
      <dl className={gridClass(12, [2, 4], "fill")}>
        {facts.map(([word, value]) => (
          <div key={word}>
            <dt className={textClass("xs", "muted")}>
              <Words of={word} />
            </dt>
            <dd className={textClass("flush", "ink", "medium")}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={textClass("sm")}>
        <Words of={isLocked ? "final" : "open"} />
      </p>
      {/* Scrolls by keyboard as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={t("table")} tabIndex={0}>
        <table className={styles.table} aria-label={t("table")} data-needs-width="">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <Words of={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listLines(month, days).map(({ date, isFirst, day }) => (
              <tr key={`${date} ${day?.slot ?? 0}`}>
                <th scope="row">
                  {isFirst && (
                    <span className={styles.date}>
                      <span dir="ltr">{date}</span>
                      {inBoth(date, "weekday")}
                    </span>
                  )}
                </th>
                {day === null ? <td colSpan={columns.length - 1}>–</td> : <DayCells day={day} />}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                <Words of="totals" />
              </th>
              {[totals.requiredMinutes, totals.workedMinutes, totals.lateMinutes, totals.earlyMinutes].map(
                (minutes, place) => (
                  <td key={columns[place + 3]} dir="ltr">
                    {hoursOf(minutes) || "0:00"}
                  </td>
                ),
              )}
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
      <dl className={gridClass(12, [2, 4], "fill", "above-4")}>
        {(["present", "absent", "incomplete", "leave"] as const).map((word) => (
          <div key={word}>
            <dt className={textClass("xs", "muted")}>
              <Words of={word} />
            </dt>
            <dd className={textClass("flush", "ink", "bold")}>{totals[`${word}Days`]}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.signatures}>
        {(["employee", "manager", "officer"] as const).map((word) => {
          const signer = word === "employee" ? person : word === "manager" ? manager : null;
          return (
            <div key={word} className={styles.signature}>
              <span className={textClass("medium")}>
                <Words of={word} />
              </span>
              <span className={boxClass("block")}>{signer !== null && <Name of={signer} />}</span>
              <span className={styles.line}>
                <Words of="signature" />
              </span>
              <span className={styles.line}>
                <Words of="signedOn" />
              </span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

function DayCells({ day }: { day: AttendanceDay }) {
  const { timeZone, firstIn, lastOut, requiredMinutes, workedMinutes, lateMinutes, earlyMinutes, state } = day;
  const times = [clockOf(firstIn, timeZone), clockOf(lastOut, timeZone)];
  const minutes = [requiredMinutes, workedMinutes, lateMinutes, earlyMinutes].map(hoursOf);
  return (
    <>
      {[...times, ...minutes].map((text, place) => (
        <td key={columns[place + 1]} dir="ltr">
          {text}
        </td>
      ))}
      <td>
        <Both english={attendanceDaysEn.state[state]} arabic={attendanceDaysAr.state[state]} />
      </td>
    </>
  );
}
