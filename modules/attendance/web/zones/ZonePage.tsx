import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { nameIn } from "#shared/locale.ts";
import { zoneApi } from "../rules/api.ts";
import { RulePage } from "../rules/RulePage.tsx";
import { bodyOf, emptyZone, readParameter, valuesOf } from "./zone-values.ts";
import { ZoneForm } from "./ZoneForm.tsx";

export function ZonePage() {
  const t = useTranslations("attendanceRules");
  const locale = useLocale();
  return (
    <RulePage
      kind="zone"
      titles={{ add: t("zone.addTitle"), edit: t("zone.editTitle"), list: t("zones.title") }}
      nameOf={(zone) => nameIn(locale, zone)}
      api={zoneApi}
      empty={emptyZone}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      readParameter={readParameter}
      renderForm={(slot) => <ZoneForm slot={slot} />}
    />
  );
}
