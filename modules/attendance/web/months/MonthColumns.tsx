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
import { useRecomputations, type Month } from "./api.ts";
import { judgeMonth, type MonthState } from "./judge-month.ts";
import styles from "./Months.module.css";
import { useMonthName } from "./use-month-name.ts";

export type MonthOrder = { action: "lock" | "reopen"; month: string };

function StateOf({ of: { lockedAt, lockedBy, provisionalDays }, state }: { of: Month; state: MonthState }) {
  const t = useTranslations("attendanceReview.months");
  const formats = useFormats();
  const locale = useLocale();
  const isLocked = state === "locked";
  function note(): string | null {
    if (!isLocked) return provisionalDays === 0 ? null : t("provisional", { count: provisionalDays });
    if (lockedAt === null) return null;
    const date = isolated(formats.isoDate(lockedAt));
    if (lockedBy === null) return t("lockedOn", { date });
    return t("lockedBy", { date, name: isolated(nameIn(locale, lockedBy)) });
  }
  return (
    <div className={stackClass(1, "items-start")}>
      <Badge
        tone={isLocked ? "action" : state === "ready" ? "neutral" : "info"}
        icon={isLocked && <LockIcon size={14} />}
      >
        {t(`state.${state}`)}
      </Badge>
      <span className={textClass("xs", "muted")}>{note()}</span>
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
        if (state !== "locked" && state !== "ready") {
          return <span className={textClass("xs", "muted")}>{t(`why.${state}`)}</span>;
        }
        const action = state === "locked" ? "reopen" : "lock";
        return (
          <Button
            size="sm"
            variant={state === "locked" ? "quiet" : "soft"}
            aria-label={t(`${action}Of`, { month: name(month.month) })}
            onClick={() => onOrder({ action, month: month.month })}
          >
            {t(action)}
          </Button>
        );
      },
    },
  ];
}
