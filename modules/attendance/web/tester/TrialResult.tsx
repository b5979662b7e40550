import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";
import { nameIn } from "#shared/locale.ts";
import { Banner } from "#ui/Banner.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { DayDetails } from "../calendar/DayDetails.tsx";
import { Candidates, Exceptions } from "./Candidates.tsx";
import { DayLine } from "./DayLine.tsx";
import styles from "./Tester.module.css";
import { TrialPunches } from "./TrialPunches.tsx";

const warnings = {
  exception_work_wins: "workWins",
  exception_lowest_hours_win: "lowestHoursWin",
  exception_without_zone: "withoutZone",
} as const;

/** The result of a trial: the day, its timeline, the punches and the candidate assignments. */
export function TrialResult({ date, result }: { date: string; result: ScheduleTrialResult }) {
  const t = useTranslations("attendanceTester.result");
  const locale = useLocale();
  const formats = useFormats();
  const reader = usePresentation();
  const top = useRef<HTMLDivElement>(null);
  const { days, punches, candidates, exceptions, conflicts, references } = result;
  const timeZone = days[0]?.timeZone ?? reader.timeZone;
  useEffect(() => {
    // On phones it is below the form: it is scrolled into view and announced.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const nameOf = (assignment: string): string => {
    const one = candidates.find((candidate) => candidate.assignment === assignment);
    return isolated(one === undefined ? assignment : nameIn(locale, one.zone));
  };
  const known = result.warnings.flatMap(({ code }) => warnings[code as keyof typeof warnings] ?? []);
  return (
    <div
      className={classNames(styles.result, stackClass(5, "fits"))}
      ref={top}
      tabIndex={-1}
      role="group"
      aria-label={t("title")}
    >
      {known.map((warning) => (
        <Banner key={warning} tone="warning">
          {t(`warnings.${warning}`, {
            names: formats.list(
              references.exceptionDays.map((one) => isolated(nameIn(locale, one))).filter((name) => name.length > 2),
            ),
          })}
        </Banner>
      ))}
      {conflicts.map(({ assignments }) => (
        <Banner key={assignments.join(" ")} tone="warning">
          {t("conflict", { names: formats.list(assignments.map(nameOf)) })}
        </Banner>
      ))}
      <Card title={t("day")}>
        {days.length === 0 ? (
          <p className={textClass("flush", "xs", "muted")}>{t("noDay")}</p>
        ) : (
          <DayDetails date={date} rows={days} />
        )}
        <DayLine days={days} punches={punches} timeZone={timeZone} />
      </Card>
      {punches.length > 0 && (
        <Card title={t("punches")}>
          <TrialPunches punches={punches} timeZone={timeZone} />
        </Card>
      )}
      {exceptions.length > 0 && (
        <Card title={t("exceptions")}>
          <Exceptions exceptions={exceptions} date={date} />
        </Card>
      )}
      <Card title={t("candidates")}>
        <Candidates candidates={candidates} />
      </Card>
    </div>
  );
}
