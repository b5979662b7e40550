import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Loading } from "#kit/Loading.tsx";
import { firstOf, maxLength, minLength, required } from "#shared/validators.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import { LockIcon } from "#ui/icons.ts";
import { rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { NoteDialog } from "../components/NoteDialog.tsx";
import { usePresentDate } from "../use-present-date.ts";
import { useRefresh } from "../use-refresh.ts";
import { monthsQuery, reopenMonth, useRecomputations, type Month } from "./api.ts";
import { judgeMonth, type MonthState } from "./judge-month.ts";
import { LockMonth, useLinesText } from "./LockMonth.tsx";
import styles from "./Months.module.css";
import { Recomputations } from "./Recomputations.tsx";
import { useMonthName } from "./use-month-name.ts";

const checkNote = validated(firstOf(required, minLength(3), maxLength(500)));

/** Requires a reason to reopen a locked month; the reason is audited. */
function ReopenMonth({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useTranslations("attendanceReview.months");
  const refresh = useRefresh();
  const name = useMonthName().name(month);
  return (
    <NoteDialog
      title={t("reopenTitle", { month: name })}
      text={t("reopenText")}
      label={t("reason")}
      hint={t("reasonHint")}
      submitLabel={t("reopen")}
      check={checkNote}
      onSend={async (note) => {
        await reopenMonth({ params: { month }, body: { note } });
        void refresh();
        return t("reopened", { month: name });
      }}
      onClose={onClose}
    />
  );
}

interface MonthsTableProps {
  /** The checklist of a month, above the table. */
  children: ReactNode;
}

/** The months that are locked or can be, and the recomputations of days: for those who lock months. */
export function MonthsTable({ children }: MonthsTableProps) {
  const t = useTranslations("attendanceReview.months");
  const query = useQuery(monthsQuery);
  const { data } = query;
  const [order, setOrder] = useState<MonthOrder | null>(null);
  const columns = useMonthColumns(setOrder);
  const close = (): void => setOrder(null);
  return (
    <>
      <div className={classNames(styles.page, stackClass(5, "align-start"))}>
        <div className={stackClass(5, "fits")}>
          {children}
          <Card flush>
            {data === undefined ? (
              <Loading query={query} label={t("loading")} shape="30rem" failed={t("failed")} />
            ) : (
              <DataTable<Month> label={t("table")} columns={columns} rows={data.data} keyOf={(row) => row.month} />
            )}
          </Card>
        </div>
        <Recomputations />
      </div>
      {order?.action === "lock" && <LockMonth month={order.month} onClose={close} />}
      {order?.action === "reopen" && <ReopenMonth month={order.month} onClose={close} />}
    </>
  );
}

type MonthOrder = { action: "lock" | "reopen"; month: string };

function StateOf({
  of: { lockedAt, lockedBy, note: reason, openLines, provisionalDays },
  state,
}: {
  of: Month;
  state: MonthState;
}) {
  const t = useTranslations("attendanceReview.months");
  const formats = useFormats();
  const closing = useTranslations("attendanceClosing.lock");
  const linesText = useLinesText();
  const isLocked = state === "locked";
  function note(): string | null {
    if (!isLocked) return provisionalDays === 0 ? null : t("provisional", { count: provisionalDays });
    if (lockedAt === null) return null;
    const date = isolated(formats.isoDate(lockedAt));
    if (lockedBy === null) return t("lockedOn", { date });
    return t("lockedBy", { date, name: isolated(formats.name(lockedBy)) });
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
      {isLocked && reason !== null && (
        <span className={textClass("xs", "muted", "anywhere")}>
          {closing("note", { lines: linesText(openLines), note: isolated(reason) })}
        </span>
      )}
    </div>
  );
}

function useMonthColumns(onOrder: (order: MonthOrder) => void): readonly DataColumn<Month>[] {
  const t = useTranslations("attendanceReview.months");
  const closing = useTranslations("attendanceClosing.checklist");
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
        const action = state === "locked" ? "reopen" : "lock";
        return (
          <span className={rowClass(2, "align-center", "wrap")}>
            {state !== "locked" && (
              <Link
                className={textClass("xs", "nowrap")}
                to="/admin/attendance/months"
                search={{ month: month.month }}
                aria-label={closing("of", { month: name(month.month) })}
              >
                {t("checklist")}
              </Link>
            )}
            {state === "locked" || state === "ready" ? (
              <Button
                size="sm"
                variant={state === "locked" ? "quiet" : "soft"}
                aria-label={t(`${action}Of`, { month: name(month.month) })}
                onClick={() => onOrder({ action, month: month.month })}
              >
                {t(action)}
              </Button>
            ) : (
              <span className={textClass("xs", "muted")}>{t(`why.${state}`)}</span>
            )}
          </span>
        );
      },
    },
  ];
}
