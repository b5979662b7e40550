import type { Ref } from "react";
import { useTranslations } from "use-intl";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import type { Zone } from "#modules/attendance/contract/schemas-zone.ts";
import type { NamedReference } from "#modules/attendance/contract/schemas-parts.ts";
import { locationsQuery } from "../locations/api.ts";
import { zonesQuery } from "../rules/api.ts";
import { useDistanceText } from "../use-place-formats.ts";
import { ReferencePicker } from "./ReferencePicker.tsx";
import { useZoneText } from "./use-zone-text.ts";

const found = (search: string) => ({ isActive: "true", limit: 50, ...(search === "" ? {} : { search }) }) as const;

export interface LocationChoiceProps {
  value: readonly NamedReference[];
  onChange: (value: NamedReference[]) => void;
  error: string | undefined;
  several: boolean;
  ref: Ref<HTMLInputElement>;
}

/** The place, or the places, where people work. */
export function LocationChoice(props: LocationChoiceProps) {
  const t = useTranslations("attendancePlaces");
  const distance = useDistanceText();
  return (
    <ReferencePicker<Location>
      {...props}
      label={t(props.several ? "assignment.locations" : "assignment.location")}
      hint={props.several ? t("assignment.locationsHint") : undefined}
      listLabel={t("locations.title")}
      find={(search) => locationsQuery(found(search))}
      detailOf={({ radius, timeZone }) => t("locations.detail", { radius: distance(radius), timeZone })}
    />
  );
}

export interface ZoneChoiceProps {
  value: NamedReference | null;
  onChange: (value: NamedReference | null) => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** The hours they work by. */
export function ZoneChoice({ value, onChange, ...field }: ZoneChoiceProps) {
  const t = useTranslations("attendancePlaces.assignment");
  const zoneText = useZoneText();
  return (
    <ReferencePicker<Zone>
      {...field}
      label={t("zone")}
      listLabel={t("zones")}
      several={false}
      value={value === null ? [] : [value]}
      onChange={([next]) => onChange(next ?? null)}
      find={(search) => zonesQuery(found(search))}
      detailOf={zoneText}
    />
  );
}
