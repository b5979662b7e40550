import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Card } from "#ui/Card.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Loading } from "#kit/Loading.tsx";
import { monthsQuery, type Month } from "./api.ts";
import { LockMonth } from "./LockMonth.tsx";
import { useMonthColumns, type MonthOrder } from "./MonthColumns.tsx";
import styles from "./Months.module.css";
import { Recomputations } from "./Recomputations.tsx";
import { ReopenMonth } from "./ReopenMonth.tsx";

/** Which months are final for good, and what of their days is being computed again. */
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
