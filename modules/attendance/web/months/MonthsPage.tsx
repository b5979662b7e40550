import { useQuery, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { validated } from "#client/form-errors.ts";
import { useProblemText } from "#client/problem-text.ts";
import { Loading } from "#kit/Loading.tsx";
import { firstOf, maxLength, minLength, required } from "#shared/validators.ts";
import { Card } from "#ui/Card.tsx";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { FormError } from "#ui/FormError.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { useToast } from "#ui/toast-context.ts";
import { NoteDialog } from "../components/NoteDialog.tsx";
import { useRefresh } from "../use-refresh.ts";
import { monthsQuery, type Month, reopenMonth, lockMonth } from "./api.ts";
import { useMonthColumns, type MonthOrder } from "./MonthColumns.tsx";
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

/** The months that are locked or can be, and the recomputations of days. */
export function MonthsPage() {
  const t = useTranslations("attendanceReview.months");
  const query = useQuery(monthsQuery);
  const { data } = query;
  const [order, setOrder] = useState<MonthOrder | null>(null);
  const columns = useMonthColumns(setOrder);
  useDocumentTitle(t("title"));
  const close = (): void => setOrder(null);
  return (
    <>
      <PageHeading title={t("title")} subtitle={t("intro")} />
      <div className={styles.page}>
        <Card flush>
          {data === undefined && <Loading query={query} label={t("loading")} shape="30rem" failed={t("failed")} />}
          {data !== undefined && (
            <DataTable<Month> label={t("table")} columns={columns} rows={data.data} keyOf={({ month }) => month} />
          )}
        </Card>
        <Recomputations />
      </div>
      {order?.action === "lock" && <LockMonth month={order.month} onClose={close} />}
      {order?.action === "reopen" && <ReopenMonth month={order.month} onClose={close} />}
    </>
  );
}

function LockMonth({ month, onClose }: { month: string; onClose: () => void }) {
  const t = useTranslations("attendanceReview.months");
  const refresh = useRefresh();
  const toast = useToast();
  const problemText = useProblemText();
  const name = useMonthName().name(month);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => lockMonth({ params: { month } }),
    onSuccess: () => {
      toast({ message: t("locked", { month: name }), tone: "success" });
      onClose();
    },
    onSettled: refresh,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => mutate()}
      title={t("lockTitle", { month: name })}
      confirmLabel={t("lock")}
      tone="strong"
      working={isPending}
    >
      <p>{t("lockText")}</p>
      <FormError message={error === null ? null : problemText(error)} takeFocus />
    </ConfirmDialog>
  );
}
