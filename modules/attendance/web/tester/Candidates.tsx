import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";
import { Badge } from "#ui/Badge.tsx";
import { classNames } from "#ui/class-names.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { useExceptionName } from "../exception-days/ExceptionFacts.tsx";
import { judgeCandidate } from "./judge-candidate.ts";
import styles from "./Tester.module.css";

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
export function Candidates({ candidates }: Pick<ScheduleTrialResult, "candidates">) {
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
export function Exceptions({ exceptions, date }: Pick<ScheduleTrialResult, "exceptions"> & { date: string }) {
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
