import { useParams } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { lookupApi } from "../rules/api.ts";
import { RulePage } from "../rules/RulePage.tsx";
import { bodyOf, emptyLookup, readParameter, valuesOf } from "./lookup-values.ts";
import { LookupForm } from "./LookupForm.tsx";

export function LookupPage() {
  const t = useTranslations("attendanceRules");
  const locale = useLocale();
  const id = useParams({ from: "/app/admin/attendance/lookup/$id/edit", shouldThrow: false })?.id;
  return (
    <RulePage
      kind="lookup"
      titles={{ add: t("lookup.addTitle"), edit: t("lookup.editTitle"), list: t("lookups.title") }}
      nameOf={(lookup) => nameIn(locale, lookup)}
      api={lookupApi}
      empty={emptyLookup}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      readParameter={readParameter}
      renderForm={(slot) => <LookupForm slot={slot} ownId={id} />}
    />
  );
}
