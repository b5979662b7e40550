import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Card } from "#ui/Card.tsx";
import { textClass, rowClass } from "#ui/primitives.ts";
import { DayDetails } from "../calendar/DayDetails.tsx";
import { DayLine } from "./DayLine.tsx";
import { Exceptions } from "./Exceptions.tsx";
import { judgeCandidate } from "./judge-candidate.ts";
import styles from "./Tester.module.css";
import { TrialPunches } from "./TrialPunches.tsx";

const warnings = {
  exception_work_wins: "workWins",
  exception_lowest_hours_win: "lowestHoursWin",
  exception_without_zone: "withoutZone",
} as const;

/** What comes of a trial: the day, its line of time, the punches, and which assignments could apply. */
export function TrialResult({ date, result }: { date: string; result: ScheduleTrialResult }) {
  const t = useTranslations("attendanceTester.result");
  const locale = useLocale();
  const formats = useFormats();
  const reader = usePresentation();
  const top = useRef<HTMLDivElement>(null);
  const { days, punches, candidates, exceptions, conflicts, references } = result;
  const timeZone = days[0]?.timeZone ?? reader.timeZone;
  useEffect(() => {
    // On a phone it stands below the form; what was asked for comes into sight and is read out.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const nameOf = (assignment: string): string => {
    const one = candidates.find((candidate) => candidate.assignment === assignment);
    return isolated(one === undefined ? assignment : nameIn(locale, one.zone));
  };
  const known = result.warnings.flatMap(({ code }) => warnings[code as keyof typeof warnings] ?? []);
  return (
    <div className={styles.result} ref={top} tabIndex={-1} role="group" aria-label={t("title")}>
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

/** Everything that could apply, best first, with what made it win, join or lose. */
function Candidates({ candidates }: Pick<ScheduleTrialResult, "candidates">) {
  const t = useTranslations("attendanceTester.candidates");
  const locale = useLocale();
  const [best] = candidates;
  if (best === undefined) return <p className={textClass("flush", "xs", "muted")}>{t("none")}</p>;
  return (
    <ol className={styles.candidates}>
      {candidates.map((one, index) => (
        <li key={`${one.assignment} ${one.location.id}`} className={one.applies ? styles.applies : undefined}>
          <div className={rowClass(2, "wrap", "align-center", "between")}>
            <Link
              to="/admin/attendance/zone/$id/edit"
              params={{ id: one.zone.id }}
              search={{}}
              className={textClass("ink", "medium")}
            >
              <bdi>{nameIn(locale, one.zone)}</bdi>
            </Link>
            <Badge tone={one.applies ? "action" : "neutral"}>{t(one.applies ? "applies" : "lost")}</Badge>
          </div>
          <p className={textClass("flush", "xs", "muted")}>
            {t("facts", {
              location: isolated(nameIn(locale, one.location)),
              layer: t(`layer.${one.layer}`),
              subject: one.role === null ? t("byName") : t("byRole", { role: isolated(nameIn(locale, one.role)) }),
            })}
          </p>
          <p className={textClass("sm")}>{t(`because.${judgeCandidate(one, best, index, candidates.length)}`)}</p>
        </li>
      ))}
    </ol>
  );
}
