import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { judgeCandidate } from "./judge-candidate.ts";
import styles from "./Tester.module.css";

/** Everything that could apply, best first, with what made it win, join or lose. */
export function Candidates({ candidates }: Pick<ScheduleTrialResult, "candidates">) {
  const t = useTranslations("attendanceTester.candidates");
  const locale = useLocale();
  const [best] = candidates;
  if (best === undefined) return <p className={styles.quiet}>{t("none")}</p>;
  return (
    <ol className={styles.candidates}>
      {candidates.map((one, index) => (
        <li key={`${one.assignment} ${one.location.id}`} className={one.applies ? styles.applies : undefined}>
          <div className={styles.candidate}>
            <Link
              to="/admin/attendance/zone/$id/edit"
              params={{ id: one.zone.id }}
              search={{}}
              className={styles.candidateName}
            >
              <bdi>{nameIn(locale, one.zone)}</bdi>
            </Link>
            <Badge tone={one.applies ? "action" : "neutral"}>{t(one.applies ? "applies" : "lost")}</Badge>
          </div>
          <p className={styles.quiet}>
            {t("facts", {
              location: isolated(nameIn(locale, one.location)),
              layer: t(`layer.${one.layer}`),
              subject: one.role === null ? t("byName") : t("byRole", { role: isolated(nameIn(locale, one.role)) }),
            })}
          </p>
          <p className={styles.because}>{t(`because.${judgeCandidate(one, best, index, candidates.length)}`)}</p>
        </li>
      ))}
    </ol>
  );
}
