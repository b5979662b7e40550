import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Lookup } from "#modules/attendance/contract/schemas-lookup.ts";
import { nameIn } from "#shared/locale.ts";
import { lookupQuery, updateLookup } from "../rules/api.ts";
import { EditRule } from "../rules/EditRule.tsx";
import { bodyOf, readParameter, valuesOf } from "./lookup-values.ts";
import { LookupForm } from "./LookupForm.tsx";

/** An entry of a reference list to be changed. */
export function EditLookupPage() {
  const t = useTranslations("attendanceRules");
  const locale = useLocale();
  const { id } = useParams({ from: "/app/admin/attendance/lookup/$id/edit" });
  const { lookup: parameter } = useSearch({ from: "/app/admin/attendance/lookup/$id/edit" });
  const initialFromUrl = useMemo(() => readParameter(parameter, id), [parameter, id]);
  return (
    <EditRule
      title={t("lookup.editTitle")}
      back={{
        label: t("lookups.title"),
        renderLink: (slot) => <Link to="/admin/attendance/lookups/index" {...slot} />,
      }}
      index="/admin/attendance/lookups/index"
      nameOf={(lookup: Lookup) => nameIn(locale, lookup)}
      id={id}
      kind="lookup"
      query={lookupQuery(id)}
      initialFromUrl={initialFromUrl}
      valuesOf={valuesOf}
      update={(values, version) => updateLookup({ params: { id }, body: { ...bodyOf(values), version } })}
      renderForm={(slot) => <LookupForm slot={slot} ownId={id} />}
    />
  );
}
