import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { ScheduleTrialResult } from "#modules/attendance/contract/schemas-officer.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import { useExceptionName } from "../exception-days/use-exception-name.ts";
import styles from "./Tester.module.css";

/** Every exception that reaches the person on the date, with what made it win or lose. */
export function Exceptions({ exceptions, date }: Pick<ScheduleTrialResult, "exceptions"> & { date: string }) {
  const t = useTranslations("attendanceTester.exceptions");
  const candidates = useTranslations("attendanceTester.candidates");
  const locale = useLocale();
  const nameOf = useExceptionName();
  return (
    <ol className={styles.candidates}>
      {exceptions.map(({ exceptionDay, level, role, workDay, because }) => {
        const applies = because === "applies";
        return (
          <li key={exceptionDay.id} className={applies ? styles.applies : undefined}>
            <div className={rowClass(2, "wrap", "align-center", "between")}>
              <Link
                to="/admin/attendance/exceptionDay/$id/edit"
                params={{ id: exceptionDay.id }}
                search={{}}
                className={textClass("ink", "medium")}
              >
                <bdi>{nameOf({ ...exceptionDay, reason: null, date })}</bdi>
              </Link>
              <Badge tone={applies ? "action" : "neutral"}>{candidates(applies ? "applies" : "lost")}</Badge>
            </div>
            <p className={textClass("flush", "xs", "muted")}>
              {t("facts", {
                kind: t(workDay ? "workDay" : "dayOff"),
                level: role === null ? t(`level.${level}`) : t("byRole", { role: isolated(nameIn(locale, role)) }),
              })}
            </p>
            <p className={textClass("sm")}>{t(`because.${because}`)}</p>
          </li>
        );
      })}
    </ol>
  );
}
