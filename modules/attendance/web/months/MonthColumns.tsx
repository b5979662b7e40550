import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { nameIn } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import type { DataColumn } from "#ui/DataTable.tsx";
import { LockIcon } from "#ui/icons.ts";
import { stackClass, textClass } from "#ui/primitives.ts";
import { usePresentDate } from "../use-present-date.ts";
import type { Month } from "./api.ts";
import { judgeMonth, type MonthState } from "./judge-month.ts";
import styles from "./Months.module.css";
import { useMonthName } from "./use-month-name.ts";
import { useRecomputations } from "./use-recomputations.ts";

/** What is to be done with a month. */
export type MonthOrder = { action: "lock" | "reopen"; month: string };

function StateOf({ of: month, state }: { of: Month; state: MonthState }) {
  const t = useTranslations("attendanceReview.months");
  const formats = useFormats();
  const locale = useLocale();
  const { lockedAt, lockedBy } = month;
  if (state === "locked") {
    return (
      <div className={stackClass(1, "items-start")}>
        <Badge tone="action" icon={<LockIcon size={14} />}>
          {t("state.locked")}
        </Badge>
        {lockedAt !== null && (
          <span className={textClass("xs", "muted")}>
            {lockedBy === null
              ? t("lockedOn", { date: isolated(formats.isoDate(lockedAt)) })
              : t("lockedBy", {
                  date: isolated(formats.isoDate(lockedAt)),
                  name: isolated(nameIn(locale, lockedBy)),
                })}
          </span>
        )}
      </div>
    );
  }
  return (
    <div className={stackClass(1, "items-start")}>
      <Badge tone={state === "ready" ? "neutral" : "info"}>{t(`state.${state}`)}</Badge>
      {month.provisionalDays > 0 && (
        <span className={textClass("xs", "muted")}>{t("provisional", { count: month.provisionalDays })}</span>
      )}
    </div>
  );
}

export function useMonthColumns(onOrder: (order: MonthOrder) => void): readonly DataColumn<Month>[] {
  const t = useTranslations("attendanceReview.months");
  const { name, span } = useMonthName();
  const recomputations = useRecomputations().data?.data ?? [];
  const today = usePresentDate();
  const stateOf = (month: Month): MonthState => judgeMonth(month, recomputations, today);
  return [
    {
      id: "month",
      header: t("month"),
      isName: true,
      cell: ({ month }) => (
        <span className={styles.month}>
          <span className={textClass("ink", "medium")}>{name(month)}</span>
          <span className={textClass("xs", "muted")}>{span(month)}</span>
        </span>
      ),
    },
    { id: "state", header: t("stateHeader"), cell: (month) => <StateOf of={month} state={stateOf(month)} /> },
    {
      id: "operations",
      header: t("operations"),
      narrow: true,
      cell: (month) => {
        const state = stateOf(month);
        if (state === "locked") {
          return (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t("reopenOf", { month: name(month.month) })}
              onClick={() => onOrder({ action: "reopen", month: month.month })}
            >
              {t("reopen")}
            </Button>
          );
        }
        if (state !== "ready") return <span className={textClass("xs", "muted")}>{t(`why.${state}`)}</span>;
        return (
          <Button
            size="sm"
            aria-label={t("lockOf", { month: name(month.month) })}
            onClick={() => onOrder({ action: "lock", month: month.month })}
          >
            {t("lock")}
          </Button>
        );
      },
    },
  ];
}
