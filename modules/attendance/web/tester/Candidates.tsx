import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import { judgeCandidate } from "./judge-candidate.ts";
import styles from "./Tester.module.css";

/** Everything that could apply, best first, with what made it win, join or lose. */
export function Candidates({ candidates }: Pick<ScheduleTrialResult, "candidates">) {
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
