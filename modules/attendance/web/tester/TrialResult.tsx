import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useFormats, usePresentation } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";
import { Badge } from "#ui/Badge.tsx";
import { Banner } from "#ui/Banner.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { DayDetails } from "../calendar/DayDetails.tsx";
import { useExceptionName } from "../exception-days/ExceptionFacts.tsx";
import { useFlagTexts } from "../use-day-words.ts";
import { useDistanceText, usePlaceFormats } from "../use-place-formats.ts";
import { DayLine } from "./DayLine.tsx";
import { judgeCandidate } from "./judge-candidate.ts";
import styles from "./Tester.module.css";

const warnings = {
  exception_work_wins: "workWins",
  exception_lowest_hours_win: "lowestHoursWin",
  exception_without_zone: "withoutZone",
} as const;

/** Returns the attributes of a result. On phones it is below its form: it is scrolled into view and announced. */
export function useResultFrame(result: unknown, block: ScrollLogicalPosition) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block });
  }, [result, block]);
  return { ref, tabIndex: -1, role: "group", className: classNames(styles.result, stackClass(5, "fits")) } as const;
}

/** The result of a trial: the day, its timeline, the punches and the candidate assignments. */
export function TrialResult({ date, result }: { date: string; result: ScheduleTrialResult }) {
  const t = useTranslations("attendanceTester.result");
  const formats = useFormats();
  const reader = usePresentation();
  const { days, punches, candidates, exceptions, conflicts, references } = result;
  const timeZone = days[0]?.timeZone ?? reader.timeZone;
  const nameOf = (assignment: string): string => {
    const one = candidates.find((candidate) => candidate.assignment === assignment);
    return isolated(one === undefined ? assignment : formats.name(one.zone));
  };
  const known = result.warnings.flatMap(({ code }) => warnings[code as keyof typeof warnings] ?? []);
  return (
    <div {...useResultFrame(result, "nearest")} aria-label={t("title")}>
      {known.map((warning) => (
        <Banner key={warning} tone="warning">
          {t(`warnings.${warning}`, {
            names: formats.list(
              references.exceptionDays.map((one) => isolated(formats.name(one))).filter((name) => name.length > 2),
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

type Tried = ScheduleTrialResult["punches"][number];

/** The result of each punch: distance, whether it counts, and its hours. */
function TrialPunches({ punches, timeZone }: { punches: readonly Tried[]; timeZone: string }) {
  const t = useTranslations("attendanceTester.result");
  const tDays = useTranslations("attendanceDays");
  const reader = useFormats();
  const formats = usePlaceFormats(timeZone);
  const distance = useDistanceText();
  const flagTexts = useFlagTexts();
  const factsOf = (punch: Tried): string[] => {
    const near = punch.nearest;
    return [
      ...(near === null
        ? []
        : [t("near", { place: isolated(formats.name(near.location)), distance: distance(near.distance) })]),
      tDays(`verdict.${punch.verdict}`),
      punch.slot === null
        ? t("noSlot", { date: isolated(reader.date(punch.date, "medium")) })
        : t("slot", { slot: reader.number(punch.slot), date: isolated(reader.date(punch.date, "medium")) }),
      ...flagTexts(punch.flags),
    ];
  };
  return (
    <ol className={stackClass(3, "list")}>
      {punches.map((punch) => (
        <li key={punch.index} className={stackClass(1)}>
          <p className={rowClass(2, "wrap", "align-center", "between", "flush")}>
            <strong>
              {tDays(`kind.${punch.kind}`)} <time dateTime={punch.at}>{formats.time(punch.at)}</time>
            </strong>
            {punch.repeatOf !== null ? (
              <Badge>{t("repeat")}</Badge>
            ) : (
              <Badge tone={punch.accepted ? "action" : "danger"}>
                {punch.accepted || punch.refusal === null ? t("accepted") : tDays(`refusal.${punch.refusal}`)}
              </Badge>
            )}
          </p>
          <p className={textClass("flush", "xs", "muted")}>{factsOf(punch).join(" · ")}</p>
        </li>
      ))}
    </ol>
  );
}

interface CandidateProps {
  kind: "zone" | "exceptionDay";
  id: string;
  name: string;
  applies: boolean;
  facts: string;
  because: string;
}

function Candidate({ kind, id, name, applies, facts, because }: CandidateProps) {
  const t = useTranslations("attendanceTester.candidates");
  return (
    <li className={classNames(styles.candidate, applies && styles.applies, stackClass(1))}>
      <div className={rowClass(2, "wrap", "align-center", "between")}>
        <Link
          to={`/admin/attendance/${kind}/$id/edit`}
          params={{ id }}
          search={{}}
          className={textClass("ink", "medium")}
        >
          <bdi>{name}</bdi>
        </Link>
        <Badge tone={applies ? "action" : "neutral"}>{t(applies ? "applies" : "lost")}</Badge>
      </div>
      <p className={textClass("flush", "xs", "muted")}>{facts}</p>
      <p className={textClass("flush", "sm")}>{because}</p>
    </li>
  );
}

/** The candidate assignments, best first, each with the reason why it wins, joins or loses. */
function Candidates({ candidates }: Pick<ScheduleTrialResult, "candidates">) {
  const t = useTranslations("attendanceTester.candidates");
  const formats = useFormats();
  const [best] = candidates;
  if (best === undefined) return <p className={textClass("flush", "xs", "muted")}>{t("none")}</p>;
  return (
    <ol className={stackClass(3, "list")}>
      {candidates.map((one, index) => (
        <Candidate
          key={`${one.assignment} ${one.location.id}`}
          kind="zone"
          id={one.zone.id}
          name={formats.name(one.zone)}
          applies={one.applies}
          facts={t("facts", {
            location: isolated(formats.name(one.location)),
            layer: t(`layer.${one.layer}`),
            subject: one.role === null ? t("byName") : t("byRole", { role: isolated(formats.name(one.role)) }),
          })}
          because={t(`because.${judgeCandidate(one, best, index, candidates.length)}`)}
        />
      ))}
    </ol>
  );
}

/** The person's exception days on the date, each with the reason why it wins or loses. */
function Exceptions({ exceptions, date }: Pick<ScheduleTrialResult, "exceptions"> & { date: string }) {
  const t = useTranslations("attendanceTester.exceptions");
  const formats = useFormats();
  const nameOf = useExceptionName();
  return (
    <ol className={stackClass(3, "list")}>
      {exceptions.map(({ exceptionDay, level, role, workDay, because }) => (
        <Candidate
          key={exceptionDay.id}
          kind="exceptionDay"
          id={exceptionDay.id}
          name={nameOf({ ...exceptionDay, reason: null, date })}
          applies={because === "applies"}
          facts={t("facts", {
            kind: t(workDay ? "workDay" : "dayOff"),
            level: role === null ? t(`level.${level}`) : t("byRole", { role: isolated(formats.name(role)) }),
          })}
          because={t(`because.${because}`)}
        />
      ))}
    </ol>
  );
}
