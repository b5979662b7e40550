import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { IndexPage, type IndexPageProps } from "#kit/IndexPage.tsx";
import { ListTools, type ListToolsProps } from "#kit/ListTools.tsx";
import { nameIn } from "#shared/locale.ts";
import { maxLetters } from "../read-address.ts";
import type { Reading, RuleActions } from "./api.ts";
import { ConfirmRule } from "./ConfirmRule.tsx";
import { useRuleColumns, type ListedRule, type RuleCells } from "./RuleColumns.tsx";
import { RuleOperations, type RuleAction } from "./RuleOperations.tsx";
import type { RuleKind, RulesSearch } from "./search.ts";

export interface RulesPageProps<Row>
  extends Pick<IndexPageProps<Row>, "t" | "actions">, Omit<RuleCells<Row>, "operations"> {
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
  /** Returns the rule as the edit page's parameter. */
  parameterOf: (row: Row) => string;
  /** Whether it is referenced: then it can be deactivated, but not deleted. */
  isUsed?: (row: Row) => boolean;
  /** Whether it can be activated; by default every rule can. */
  canBeActive?: (row: Row) => boolean;
  /** In addition to those of every rule. */
  operations?: (row: Row) => ReactNode;
  /** The consequences, shown in the dialog that confirms an action. */
  consequence: (action: RuleAction, row: Row) => string;
  /** Whether a deletion can affect days. */
  deletionHasEffect?: boolean;
}

/** The list of one kind of rules with its operations. */
export function RulesPage<Row extends ListedRule>(props: RulesPageProps<Row>) {
  const { kind, api, search, searchLabel, filters = [], deletionHasEffect = true } = props;
  const t = useTranslations("attendanceRules.list");
  const locale = useLocale();
  const list = useQuery({ ...props.list, placeholderData: keepPreviousData });
  const [order, setOrder] = useState<{ action: RuleAction; row: Row } | null>(null);
  const nameOf =
    props.nameOf ?? (({ nameAr = null, nameEn = null }: Row): string => nameIn(locale, { nameAr, nameEn }));
  const columns = useRuleColumns<Row>({
    ...props,
    operations: (row) => (
      <RuleOperations
        name={nameOf(row)}
        isActive={row.isActive}
        isUsed={props.isUsed?.(row) === true}
        canBeActive={props.canBeActive?.(row) !== false}
        onOrder={(action) => setOrder({ action, row })}
        renderEdit={(slot) => (
          <Link
            to={`/admin/attendance/${kind}/$id/edit`}
            params={{ id: row.id }}
            search={{ [kind]: props.parameterOf(row) }}
            {...slot}
          />
        )}
      >
        {props.operations?.(row)}
      </RuleOperations>
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
        renderAdd={(slot) => <Link to={`/admin/attendance/${kind}/add`} {...slot} />}
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
        columns={columns}
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
