import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { IsoDate } from "#client/IsoDate.tsx";
import { useLocale } from "#client/intl.tsx";
import { otherLocale, type Locale } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import type { DataColumn } from "#ui/DataTable.tsx";
import { textClass } from "#ui/primitives.ts";

export type ListedRule = {
  id: string;
  isActive: boolean;
  createdAt: string;
  version: number;
  nameAr?: string | null;
  nameEn?: string | null;
};

export interface RuleCells<Row> {
  /** The row's own name by default. */
  nameCell?: (row: Row, language: Locale) => ReactNode;
  /** Shown under the name in the reader's language. */
  detail: (row: Row) => ReactNode;
  /** Placed between the names and the date of creation. */
  columns: readonly DataColumn<Row>[];
  operations: (row: Row) => ReactNode;
}

const ownName = ({ nameAr, nameEn }: ListedRule, language: Locale): ReactNode => (language === "ar" ? nameAr : nameEn);

/** Returns the columns of a list of rules; the reader's language first. */
export function useRuleColumns<Row extends ListedRule>(cells: RuleCells<Row>): readonly DataColumn<Row>[] {
  const { nameCell = ownName, detail, columns, operations } = cells;
  const t = useTranslations("attendanceRules.columns");
  const locale = useLocale();
  const name = (language: Locale): DataColumn<Row> => ({
    id: language,
    header: t(language === "ar" ? "nameAr" : "nameEn"),
    isName: language === locale,
    cell: (row) => (
      <>
        <bdi lang={language} className={language === locale ? textClass("block", "ink", "medium") : undefined}>
          {nameCell(row, language)}
        </bdi>
        {language === locale && <span className={textClass("block", "xs", "muted", "normal")}>{detail(row)}</span>}
      </>
    ),
  });
  return [
    name(locale),
    name(otherLocale(locale)),
    ...columns,
    {
      id: "createdAt",
      header: t("createdAt"),
      narrow: true,
      cell: ({ createdAt }) => <IsoDate at={createdAt} className={textClass("tabular")} />,
    },
    {
      id: "isActive",
      header: t("isActive"),
      narrow: true,
      cell: ({ isActive }) => <Badge tone={isActive ? "success" : "danger"}>{t(isActive ? "yes" : "no")}</Badge>,
    },
    { id: "operation", header: t("operation"), narrow: true, cell: operations },
  ];
}
