import { useSearch } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { lookupCategories } from "#modules/attendance/contract/kinds.ts";
import type { Lookup } from "#modules/attendance/contract/schemas-lookup.ts";
import { lookupApi } from "../rules/api.ts";
import { RulesPage } from "../rules/RulesPage.tsx";
import { parameterOf } from "./lookup-values.ts";

export function LookupsPage() {
  const t = useTranslations("attendanceRules.lookups");
  const formats = useFormats();
  const search = useSearch({ from: "/app/admin/attendance/lookups/index" });
  return (
    <RulesPage<Lookup>
      kind="lookup"
      t={t}
      api={lookupApi}
      search={search}
      list={lookupApi.list(search)}
      filters={[
        {
          name: "category",
          label: t("category"),
          any: t("allCategories"),
          options: lookupCategories.map((value) => ({ value, label: t(`categories.${value}`) })),
        },
      ]}
      detail={({ mainLookup, isRequired }) => (
        <>
          {mainLookup !== null && t("below", { name: formats.name(mainLookup) })} {isRequired && t("isRequired")}
        </>
      )}
      columns={[
        {
          id: "requestType",
          header: t("requestType"),
          narrow: true,
          cell: ({ requestType, requestTypeName }) => (
            <bdi>{requestTypeName === null ? (requestType ?? "") : formats.name(requestTypeName)}</bdi>
          ),
        },
        {
          id: "category",
          header: t("category"),
          narrow: true,
          cell: ({ category }) => t(`categories.${category}`),
        },
      ]}
      parameterOf={parameterOf}
      isUsed={({ can }) => !can.delete}
      consequence={(action, { usedBy = 0 }) => t(`confirm.${action}`, { count: usedBy })}
    />
  );
}
