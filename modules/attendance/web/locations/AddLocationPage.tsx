import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { useTimeZone } from "#client/time-zone.ts";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import { nameIn } from "#shared/locale.ts";
import { AddRule } from "../rules/AddRule.tsx";
import { createLocation } from "./api.ts";
import { bodyOf, emptyLocation, type LocationValues } from "./location-values.ts";
import { LocationForm } from "./LocationForm.tsx";

/** A new location. */
export function AddLocationPage() {
  const t = useTranslations("attendancePlaces.location");
  const locale = useLocale();
  const timeZone = useTimeZone();
  const empty = useMemo(() => emptyLocation(timeZone), [timeZone]);
  return (
    <AddRule<Location, LocationValues>
      title={t("addTitle")}
      back={{ label: t("back"), renderLink: (slot) => <Link to="/admin/attendance/locations/index" {...slot} /> }}
      index="/admin/attendance/locations/index"
      nameOf={(location) => nameIn(locale, location)}
      empty={empty}
      draftPlace="location:new"
      create={(values) => createLocation({ body: bodyOf(values) })}
      renderForm={(slot) => <LocationForm id={null} {...slot} />}
    />
  );
}
