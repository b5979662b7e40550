import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { IsoDate } from "#client/IsoDate.tsx";
import { isolated } from "#client/isolated.ts";
import { IndexPage, type IndexPageProps } from "#kit/IndexPage.tsx";
import { ListTools, type ListToolsProps } from "#kit/ListTools.tsx";
import { otherLocale, type Locale } from "#shared/locale.ts";
import { Badge } from "#ui/Badge.tsx";
import { classNames } from "#ui/class-names.ts";
import type { DataColumn } from "#ui/DataTable.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { ActivateIcon, DeactivateIcon, DeleteIcon, EditIcon, ShowIcon } from "#ui/icons.ts";
import { rowClass, textClass } from "#ui/primitives.ts";
import { maxLetters } from "../read-address.ts";
import type { RuleKind, RulesSearch } from "../search.ts";
import type { Reading, RuleActions } from "./api.ts";
import { ConfirmRule, type RuleAction } from "./ConfirmRule.tsx";
import styles from "./RulesPage.module.css";
import { useRuleRights } from "./use-rule-rights.ts";

type ListedRule = {
  id: string;
  isActive: boolean;
  isChangeable?: boolean;
  createdAt: string;
  version: number;
  nameAr?: string | null;
  nameEn?: string | null;
};

interface RulesPageProps<Row> extends Pick<IndexPageProps<Row>, "t" | "actions"> {
  kind: RuleKind;
  api: RuleActions;
  search: RulesSearch;
  list: Reading<NonNullable<IndexPageProps<Row>["list"]["data"]>>;
  /** The label of the search box, if it does not search the names of the rules. */
  searchLabel?: string;
  /** In addition to the text and the active state. */
  filters?: ListToolsProps["filters"];
  /** The name in sentences; the row's own by default. */
  nameOf?: (row: Row) => string;
  /** The row's own name by default. */
  nameCell?: (row: Row, language: Locale) => ReactNode;
  /** Shown under the name in the reader's language. */
  detail: (row: Row) => ReactNode;
  /** Placed between the names and the date of creation. */
  columns: readonly DataColumn<Row>[];
  parameterOf: (row: Row) => string;
  /** Whether it is referenced: then it can be deactivated, but not deleted. */
  isUsed?: (row: Row) => boolean;
  /** Whether an inactive one can be activated without being edited first; by default every rule can. */
  canBeActive?: (row: Row) => boolean;
  operations?: (row: Row) => ReactNode;
  /** The consequences, shown in the dialog that confirms an action. */
  consequence: (action: RuleAction, row: Row) => string;
  /** Whether a deletion can affect days. */
  deletionHasEffect?: boolean;
}

const ownName = ({ nameAr, nameEn }: ListedRule, language: Locale): ReactNode => (language === "ar" ? nameAr : nameEn);

export function RulesPage<Row extends ListedRule>(props: RulesPageProps<Row>) {
  const { kind, api, search, searchLabel, filters = [], nameCell = ownName, deletionHasEffect = true } = props;
  const t = useTranslations("attendanceRules.list");
  const headers = useTranslations("attendanceRules.columns");
  const formats = useFormats();
  const locale = useLocale();
  const { mayAdd, readOnlyFor } = useRuleRights(kind);
  const list = useQuery({ ...props.list, placeholderData: keepPreviousData });
  const [order, setOrder] = useState<{ action: RuleAction; row: Row } | null>(null);
  const nameOf = props.nameOf ?? (({ nameAr = null, nameEn = null }: Row): string => formats.name({ nameAr, nameEn }));
  const nameColumn = (language: Locale): DataColumn<Row> => ({
    id: language,
    header: headers(language === "ar" ? "nameAr" : "nameEn"),
    isName: language === locale,
    cell: (row) => (
      <>
        <bdi lang={language} className={language === locale ? textClass("block", "ink", "medium") : undefined}>
          {nameCell(row, language)}
        </bdi>
        {language === locale && (
          <span className={textClass("block", "xs", "muted", "normal")}>{props.detail(row)}</span>
        )}
      </>
    ),
  });
  const isActive = {
    name: "isActive",
    label: t("isActive"),
    any: t("any"),
    options: [
      { value: "true", label: t("active") },
      { value: "false", label: t("inactive") },
    ],
  };
  return (
    <>
      <IndexPage
        t={props.t}
        actions={props.actions}
        renderAdd={mayAdd ? (slot) => <Link to={`/admin/attendance/${kind}/add`} {...slot} /> : undefined}
        search={search}
        tools={
          <ListTools
            search={search}
            searchLabel={searchLabel ?? t("search")}
            filters={[...filters, isActive]}
            maxSearchLength={maxLetters}
          />
        }
        list={list}
        columns={[
          nameColumn(locale),
          nameColumn(otherLocale(locale)),
          ...props.columns,
          {
            id: "createdAt",
            header: headers("createdAt"),
            narrow: true,
            cell: ({ createdAt }) => <IsoDate at={createdAt} className={textClass("tabular")} />,
          },
          {
            id: "isActive",
            header: headers("isActive"),
            narrow: true,
            cell: (row) => (
              <Badge tone={row.isActive ? "success" : "danger"}>{headers(row.isActive ? "yes" : "no")}</Badge>
            ),
          },
          {
            id: "operation",
            header: headers("operation"),
            narrow: true,
            cell: (row) => (
              <Operations
                {...props}
                row={row}
                name={nameOf(row)}
                isReadOnly={readOnlyFor(row) !== null}
                onOrder={(action) => setOrder({ action, row })}
              />
            ),
          },
        ]}
      />
      {order !== null && (
        <ConfirmRule
          api={api}
          rule={order.row}
          action={order.action}
          name={nameOf(order.row)}
          hasEffect={deletionHasEffect || order.action !== "delete"}
          onClose={() => setOrder(null)}
        >
          {props.consequence(order.action, order.row)}
        </ConfirmRule>
      )}
    </>
  );
}

interface OperationsProps<Row> extends Pick<
  RulesPageProps<Row>,
  "kind" | "parameterOf" | "isUsed" | "canBeActive" | "operations"
> {
  row: Row;
  name: string;
  isReadOnly: boolean;
  onOrder: (action: RuleAction) => void;
}

/** The operations of a row, each labelled with the name of the rule. */
function Operations<Row extends ListedRule>({ kind, row, name, isReadOnly, onOrder, ...props }: OperationsProps<Row>) {
  const t = useTranslations("attendanceRules.operations");
  const { id, isActive } = row;
  const values = { name: isolated(name) };
  const to = `/admin/attendance/${kind}/$id/edit` as const;
  const open = (
    <IconButton
      size="sm"
      label={t(isReadOnly ? "show" : "edit", values)}
      icon={isReadOnly ? <ShowIcon size={18} /> : <EditIcon size={18} />}
      renderLink={(slot) => <Link to={to} params={{ id }} search={{ [kind]: props.parameterOf(row) }} {...slot} />}
    />
  );
  if (isReadOnly) return open;
  return (
    <div className={classNames(styles.operations, rowClass(1, "align-center"))}>
      {open}
      {props.operations?.(row)}
      {(isActive || props.canBeActive?.(row) !== false) && (
        <IconButton
          size="sm"
          label={t(isActive ? "deactivate" : "activate", values)}
          icon={isActive ? <DeactivateIcon size={18} /> : <ActivateIcon size={18} />}
          onClick={() => onOrder(isActive ? "deactivate" : "activate")}
        />
      )}
      {props.isUsed?.(row) === true ? (
        <span className={textClass("xs", "muted")}>{t("used")}</span>
      ) : (
        <IconButton
          size="sm"
          label={t("delete", values)}
          icon={<DeleteIcon size={18} />}
          onClick={() => onOrder("delete")}
        />
      )}
    </div>
  );
}
