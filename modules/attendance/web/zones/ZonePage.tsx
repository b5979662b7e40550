import { useTranslations } from "use-intl";
import { zoneApi } from "../rules/api.ts";
import { RulePage } from "../rules/RulePage.tsx";
import { bodyOf, emptyZone, readParameter, valuesOf } from "./zone-values.ts";
import { ZoneForm } from "./ZoneForm.tsx";

export function ZonePage() {
  const t = useTranslations("attendanceRules");
  return (
    <RulePage
      kind="zone"
      titles={{ add: t("zone.addTitle"), edit: t("zone.editTitle"), list: t("zones.title") }}
      api={zoneApi}
      empty={emptyZone}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      readParameter={readParameter}
      renderForm={(slot) => <ZoneForm slot={slot} />}
    />
  );
}
