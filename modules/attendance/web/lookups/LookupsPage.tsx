import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Lookup } from "#modules/attendance/contract/schemas-lookup.ts";
import { nameIn } from "#shared/locale.ts";
import { deleteLookup, lookupsQuery, updateLookup } from "../rules/api.ts";
import { ConfirmRule } from "../rules/ConfirmRule.tsx";
import { useRuleColumns } from "../rules/RuleColumns.tsx";
import { RuleOperations, type RuleAction } from "../rules/RuleOperations.tsx";
import { RulesPage } from "../rules/RulesPage.tsx";
import { parameterOf } from "./lookup-values.ts";
import { categories } from "./search.ts";

/** The reference lists: kinds of leave and permission, and reasons. */
export function LookupsPage() {
  const t = useTranslations("attendanceRules.lookups");
  const locale = useLocale();
  const search = useSearch({ from: "/app/admin/attendance/lookups/index" });
  const list = useQuery({ ...lookupsQuery(search), placeholderData: keepPreviousData });
  const [order, setOrder] = useState<{ action: RuleAction; lookup: Lookup } | null>(null);
  const columns = useRuleColumns<Lookup>({
    name: (lookup, language) => (language === "ar" ? lookup.nameAr : lookup.nameEn),
    detail: ({ mainLookup, isRequired }) => (
      <>
        {mainLookup !== null && t("below", { name: nameIn(locale, mainLookup) })} {isRequired && t("isRequired")}
      </>
    ),
    more: [
      {
        id: "requestType",
        header: t("requestType"),
        narrow: true,
        cell: ({ requestType, requestTypeName }) => (
          <bdi>{requestTypeName === null ? (requestType ?? "") : nameIn(locale, requestTypeName)}</bdi>
        ),
      },
      { id: "category", header: t("category"), narrow: true, cell: ({ category }) => t(`categories.${category}`) },
    ],
    operations: (lookup) => (
      <RuleOperations
        name={nameIn(locale, lookup)}
        isActive={lookup.isActive}
        isUsed={!lookup.can.delete}
        onOrder={(action) => setOrder({ action, lookup })}
        renderEdit={(slot) => (
          <Link
            to="/admin/attendance/lookup/$id/edit"
            params={{ id: lookup.id }}
            search={{ lookup: parameterOf(lookup) }}
            {...slot}
          />
        )}
      />
    ),
  });
  return (
    <>
      <RulesPage<Lookup>
        t={t}
        renderAdd={(slot) => <Link to="/admin/attendance/lookup/add" {...slot} />}
        search={search}
        filters={[
          {
            name: "category",
            label: t("category"),
            any: t("allCategories"),
            options: categories.map((value) => ({ value, label: t(`categories.${value}`) })),
          },
        ]}
        list={list}
        columns={columns}
      />
      {order !== null && (
        <ConfirmRule
          action={order.action}
          name={nameIn(locale, order.lookup)}
          apply={() => change(order.action, order.lookup)}
          onClose={() => setOrder(null)}
        >
          {t(`confirm.${order.action}`, { count: order.lookup.usedBy })}
        </ConfirmRule>
      )}
    </>
  );
}

const change = (action: RuleAction, { id, version }: Lookup): Promise<unknown> =>
  action === "delete"
    ? deleteLookup({ params: { id } })
    : updateLookup({ params: { id }, body: { version, isActive: action === "activate" } });
