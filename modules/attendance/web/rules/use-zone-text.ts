import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { LocationZoneUserInList } from "#modules/attendance/contract/schemas-location-zone-user.ts";

type Dated = Pick<LocationZoneUserInList["zone"], "layer" | "startDate" | "endDate">;

/** Returns a formatter of a zone's layer and dates: "base, from 1 Jan 2026". */
export function useZoneText(): (zone: Dated) => string {
  const t = useTranslations("attendancePlaces.assignments");
  const layers = useTranslations("attendanceRules.zone.layers");
  const formats = useFormats();
  return ({ layer, startDate, endDate }) => {
    const from = isolated(formats.date(startDate, "medium"));
    return endDate === null
      ? t("zoneFrom", { layer: layers(layer), from })
      : t("zoneSpan", { layer: layers(layer), from, to: isolated(formats.date(endDate, "medium")) });
  };
}
