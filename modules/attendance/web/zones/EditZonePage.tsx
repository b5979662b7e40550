import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Zone } from "#modules/attendance/contract/schemas-zone.ts";
import { nameIn } from "#shared/locale.ts";
import { previewZoneChange, updateZone, zoneQuery } from "../rules/api.ts";
import { EditRule } from "../rules/EditRule.tsx";
import { bodyOf, readParameter, valuesOf } from "./zone-values.ts";
import { ZoneForm } from "./ZoneForm.tsx";

/** A zone to be changed. */
export function EditZonePage() {
  const t = useTranslations("attendanceRules");
  const locale = useLocale();
  const { id } = useParams({ from: "/app/admin/attendance/zone/$id/edit" });
  const { zone: parameter } = useSearch({ from: "/app/admin/attendance/zone/$id/edit" });
  const initialFromUrl = useMemo(() => readParameter(parameter, id), [parameter, id]);
  return (
    <EditRule
      title={t("zone.editTitle")}
      back={{
        label: t("zones.title"),
        renderLink: (slot) => <Link to="/admin/attendance/zones/index" {...slot} />,
      }}
      index="/admin/attendance/zones/index"
      nameOf={(zone: Zone) => nameIn(locale, zone)}
      id={id}
      kind="zone"
      query={zoneQuery(id)}
      initialFromUrl={initialFromUrl}
      valuesOf={valuesOf}
      preview={async (values) => (await previewZoneChange({ params: { id }, body: bodyOf(values) })).data}
      update={(values, version) => updateZone({ params: { id }, body: { ...bodyOf(values), version } })}
      renderForm={(slot) => <ZoneForm slot={slot} />}
    />
  );
}
