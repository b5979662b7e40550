import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { IsoDate } from "#client/IsoDate.tsx";
import { useLocale } from "#client/intl.tsx";
import { otherLocale, type Locale } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { classNames } from "#ui/class-names.ts";
import type { DataColumn } from "#ui/DataTable.tsx";
import { rowClass, textClass } from "#ui/primitives.ts";
import styles from "./AdminColumns.module.css";

export interface AdminCells<Row> {
  /** `isFirst` in the reader's language, which is the heading of the card on a phone. */
  name: (row: Row, language: Locale, isFirst: boolean) => ReactNode;
  operations: (row: Row) => ReactNode;
  /** A link to its cases with the given class; null if there are none. */
  report: (row: Row, className: string) => ReactNode;
}

const reportClass = classNames(rowClass(1, "inline", "align-center", "touch", "danger", "medium"), styles.report);

/** The columns of categories and topics required by the specification, the reader's language first. */
export function useAdminColumns<Row extends { createdAt: string; isActive: boolean }>(
  cells: AdminCells<Row>,
): readonly DataColumn<Row>[] {
  const t = useTranslations("communityAdmin");
  const locale = useLocale();
  const name = (language: Locale): DataColumn<Row> => ({
    id: language,
    header: t(language === "ar" ? "columns.nameAr" : "columns.nameEn"),
    isName: language === locale,
    cell: (row) => cells.name(row, language, language === locale),
  });
  return [
    name(locale),
    name(otherLocale(locale)),
    {
      id: "createdAt",
      header: t("columns.createdAt"),
      narrow: true,
      cell: ({ createdAt }) => <IsoDate at={createdAt} className={textClass("tabular")} />,
    },
    {
      id: "isActive",
      header: t("columns.isActive"),
      narrow: true,
      cell: ({ isActive }) => <Badge tone={isActive ? "success" : "danger"}>{t(isActive ? "yes" : "no")}</Badge>,
    },
    { id: "operation", header: t("columns.operation"), narrow: true, cell: cells.operations },
    {
      id: "report",
      header: t("columns.report"),
      narrow: true,
      cell: (row) => cells.report(row, reportClass) ?? t("none"),
    },
  ];
}
