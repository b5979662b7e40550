import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useLocale, useFormats } from "#client/intl.tsx";
import type { ListFilter } from "#kit/ListTools.tsx";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import type { NamedReference } from "#modules/attendance/contract/schemas-parts.ts";
import type { Zone } from "#modules/attendance/contract/schemas-zone.ts";
import { nameIn } from "#shared/locale.ts";
import { isolated } from "#client/isolated.ts";
import type { LocationZoneUserInList } from "#modules/attendance/contract/schemas-location-zone-user.ts";
import { useDistanceText } from "../use-place-formats.ts";
import { locationApi, zoneApi, type Reading } from "./api.ts";
import { ReferencePicker, type ReferencePickerProps } from "./ReferencePicker.tsx";

type Dated = Pick<LocationZoneUserInList["zone"], "layer" | "startDate" | "endDate">;

/** Returns a formatter of a zone's layer and dates: "base, from 1 Jan 2026". */
function useZoneText(): (zone: Dated) => string {
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

interface PickerProps extends Omit<ReferencePickerProps<NamedReference>, "listLabel" | "find" | "detailOf"> {
  isActive?: "true";
}

const found = (search: string, isActive: "true" | undefined) => ({
  limit: 50,
  ...(isActive === undefined ? {} : { isActive }),
  ...(search === "" ? {} : { search }),
});

export function LocationPicker({ isActive, ...field }: PickerProps) {
  const t = useTranslations("attendancePlaces.locations");
  const distance = useDistanceText();
  return (
    <ReferencePicker<Location>
      {...field}
      listLabel={t("title")}
      find={(search) => locationApi.list(found(search, isActive))}
      detailOf={({ radius, timeZone }) => t("detail", { radius: distance(radius), timeZone })}
    />
  );
}

export function ZonePicker({ isActive, ...field }: PickerProps) {
  const t = useTranslations("attendancePlaces.assignment");
  const zoneText = useZoneText();
  return (
    <ReferencePicker<Zone>
      {...field}
      listLabel={t("zones")}
      find={(search) => zoneApi.list(found(search, isActive))}
      detailOf={zoneText}
    />
  );
}

const kinds = {
  location: { Picker: LocationPicker, read: locationApi.read },
  zone: { Picker: ZonePicker, read: zoneApi.read },
} as const;
type Kind = keyof typeof kinds;

/** Returns the location or zone with the id in the address; undefined while loading, and if there is none. */
export function useChosen(kind: Kind, id: string | undefined): NamedReference | undefined {
  const query: Reading<{ data: NamedReference }> = kinds[kind].read(id ?? "");
  const { data } = useQuery({ ...query, enabled: id !== undefined });
  return id === undefined ? undefined : data?.data;
}

export interface ReferenceFilterProps {
  kind: Kind;
  label: string;
  /** The option without a filter, or the placeholder: "All locations". */
  any: string;
  value: string | undefined;
  /** Called with an empty text for all. */
  onChange: (id: string) => void;
  compact?: boolean;
}

export function ReferenceFilter({ kind, value, onChange, ...field }: ReferenceFilterProps) {
  const chosen = useChosen(kind, value);
  const { Picker } = kinds[kind];
  return (
    <Picker {...field} value={chosen === undefined ? [] : [chosen]} onChange={([next]) => onChange(next?.id ?? "")} />
  );
}

/** The same as a filter of a list. */
export function useReferenceFilter(
  kind: Kind,
  id: string | undefined,
  texts: { label: string; any: string },
): ListFilter {
  const locale = useLocale();
  const chosen = useChosen(kind, id);
  return {
    name: kind,
    label: texts.label,
    chosen: chosen === undefined ? undefined : nameIn(locale, chosen),
    render: (slot) => <ReferenceFilter kind={kind} compact {...texts} {...slot} />,
  };
}
