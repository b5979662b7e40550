import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { IsoDate } from "#client/IsoDate.tsx";
import { useLocale } from "#client/intl.tsx";
import { otherLocale, type Locale } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import type { DataColumn } from "#ui/DataTable.tsx";
import { textClass } from "#ui/primitives.ts";

/** What every index of rules shows of a row. */
export type Rule = { id: string; isActive: boolean; createdAt: string; version: number };

export interface RuleCells<Row> {
  name: (row: Row, language: Locale) => ReactNode;
  /** Under the name in the reader's own language. */
  detail: (row: Row) => ReactNode;
  operations: (row: Row) => ReactNode;
  /** Between the names and the date of creation. */
  more?: readonly DataColumn<Row>[];
}

/** The columns of every index of rules; the reader's own language first. */
export function useRuleColumns<Row extends Rule>(cells: RuleCells<Row>): readonly DataColumn<Row>[] {
  const t = useTranslations("attendanceRules.columns");
  const locale = useLocale();
  const name = (language: Locale): DataColumn<Row> => ({
    id: language,
    header: t(language === "ar" ? "nameAr" : "nameEn"),
    isName: language === locale,
    cell: (row) => (
      <>
        <bdi lang={language} className={language === locale ? textClass("block", "ink", "medium") : undefined}>
          {cells.name(row, language)}
        </bdi>
        {language === locale && (
          <span className={textClass("block", "xs", "muted", "normal")}>{cells.detail(row)}</span>
        )}
      </>
    ),
  });
  return [
    name(locale),
    name(otherLocale(locale)),
    ...(cells.more ?? []),
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
    { id: "operation", header: t("operation"), narrow: true, cell: cells.operations },
  ];
}
