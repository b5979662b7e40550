import { useParams } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useTimeZone } from "#client/time-zone.ts";
import { nameIn } from "#shared/locale.ts";
import { locationApi } from "../rules/api.ts";
import { RulePage } from "../rules/RulePage.tsx";
import { bodyOf, emptyLocation, readParameter, valuesOf } from "./location-values.ts";
import { LocationForm } from "./LocationForm.tsx";

/** Edits a location. Verdicts of its punches stay unchanged. */
export function LocationPage() {
  const t = useTranslations("attendancePlaces.location");
  const locale = useLocale();
  const timeZone = useTimeZone();
  const id = useParams({ from: "/app/admin/attendance/location/$id/edit", shouldThrow: false })?.id;
  return (
    <RulePage
      kind="location"
      titles={{ add: t("addTitle"), edit: t("editTitle"), list: t("back") }}
      nameOf={(location) => nameIn(locale, location)}
      api={locationApi}
      empty={useMemo(() => emptyLocation(timeZone), [timeZone])}
      valuesOf={valuesOf}
      bodyOf={bodyOf}
      readParameter={useCallback((text, of) => readParameter(text, of, timeZone), [timeZone])}
      renderForm={(slot) => <LocationForm id={id} slot={slot} />}
    />
  );
}
