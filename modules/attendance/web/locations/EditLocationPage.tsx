import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useTimeZone } from "#client/time-zone.ts";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import { nameIn } from "#shared/locale.ts";
import { EditRule } from "../rules/EditRule.tsx";
import { locationQuery, previewLocationChange, updateLocation } from "./api.ts";
import { bodyOf, readParameter, valuesOf, type LocationValues } from "./location-values.ts";
import { LocationForm } from "./LocationForm.tsx";

/** A location to be changed. What punches there were told in the past stays. */
export function EditLocationPage() {
  const t = useTranslations("attendancePlaces.location");
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { id } = useParams({ from: "/app/admin/attendance/location/$id/edit" });
  const { location: parameter } = useSearch({ from: "/app/admin/attendance/location/$id/edit" });
  const initialFromUrl = useMemo(() => readParameter(parameter, id, timeZone), [parameter, id, timeZone]);
  return (
    <EditRule<Location, LocationValues>
      id={id}
      kind="location"
      title={t("editTitle")}
      back={{ label: t("back"), renderLink: (slot) => <Link to="/admin/attendance/locations/index" {...slot} /> }}
      index="/admin/attendance/locations/index"
      nameOf={(location) => nameIn(locale, location)}
      query={locationQuery(id)}
      initialFromUrl={initialFromUrl}
      valuesOf={valuesOf}
      preview={async (values) => (await previewLocationChange({ params: { id }, body: bodyOf(values) })).data}
      update={(values, version) => updateLocation({ params: { id }, body: { ...bodyOf(values), version } })}
      renderForm={(slot) => <LocationForm id={id} {...slot} />}
    />
  );
}
