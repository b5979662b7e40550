import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Lookup } from "#modules/attendance/contract/schemas-lookup.ts";
import { nameIn } from "#shared/locale.ts";
import { AddRule } from "../rules/AddRule.tsx";
import { createLookup } from "../rules/api.ts";
import { bodyOf, emptyLookup } from "./lookup-values.ts";
import { LookupForm } from "./LookupForm.tsx";

/** A new entry of a reference list. */
export function AddLookupPage() {
  const t = useTranslations("attendanceRules");
  const locale = useLocale();
  return (
    <AddRule
      title={t("lookup.addTitle")}
      back={{
        label: t("lookups.title"),
        renderLink: (slot) => <Link to="/admin/attendance/lookups/index" {...slot} />,
      }}
      index="/admin/attendance/lookups/index"
      nameOf={(lookup: Lookup) => nameIn(locale, lookup)}
      empty={emptyLookup}
      draftPlace="lookup:new"
      create={(values) => createLookup({ body: bodyOf(values) })}
      renderForm={(slot) => <LookupForm slot={slot} />}
    />
  );
}
