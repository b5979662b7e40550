import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Zone } from "#modules/attendance/contract/schemas-zone.ts";
import { nameIn } from "#shared/locale.ts";
import { AddRule } from "../rules/AddRule.tsx";
import { createZone, previewZone } from "../rules/api.ts";
import { bodyOf, emptyZone } from "./zone-values.ts";
import { ZoneForm } from "./ZoneForm.tsx";

/** A new zone. */
export function AddZonePage() {
  const t = useTranslations("attendanceRules");
  const locale = useLocale();
  return (
    <AddRule
      title={t("zone.addTitle")}
      back={{
        label: t("zones.title"),
        renderLink: (slot) => <Link to="/admin/attendance/zones/index" {...slot} />,
      }}
      index="/admin/attendance/zones/index"
      nameOf={(zone: Zone) => nameIn(locale, zone)}
      empty={emptyZone}
      draftPlace="zone:new"
      preview={async (values) => (await previewZone({ body: bodyOf(values) })).data}
      create={(values) => createZone({ body: bodyOf(values) })}
      renderForm={(slot) => <ZoneForm slot={slot} />}
    />
  );
}
