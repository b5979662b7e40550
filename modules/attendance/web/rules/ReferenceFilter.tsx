import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode, type Ref } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { useOptionSearch, type OptionQuery } from "#client/use-option-search.ts";
import type { ListFilter } from "#kit/ListTools.tsx";
import { ChosenChips } from "#kit/pickers/ChosenChips.tsx";
import type { LocationZoneUserInList } from "#modules/attendance/contract/schemas-location-zone-user.ts";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import type { NamedReference } from "#modules/attendance/contract/schemas-parts.ts";
import type { Zone } from "#modules/attendance/contract/schemas-zone.ts";
import { Combobox } from "#ui/combobox/Combobox.tsx";
import { useDistanceText } from "../use-place-formats.ts";
import { locationApi, zoneApi, type Reading } from "./api.ts";

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

interface ReferenceFilterProps extends Pick<PickerProps, "label" | "compact"> {
  kind: Kind;
  /** The option without a filter, or the placeholder: "All locations". */
  any: string;
  value: string | undefined;
  /** Called with an empty text for all. */
  onChange: (id: string) => void;
}

export function ReferenceFilter({ kind, value, onChange, ...field }: ReferenceFilterProps) {
  const chosen = useChosen(kind, value);
  const { Picker } = kinds[kind];
  return (
    <Picker {...field} value={chosen === undefined ? [] : [chosen]} onChange={([next]) => onChange(next?.id ?? "")} />
  );
}

export function useReferenceFilter(
  kind: Kind,
  id: string | undefined,
  texts: { label: string; any: string },
): ListFilter {
  const formats = useFormats();
  const chosen = useChosen(kind, id);
  return {
    name: kind,
    label: texts.label,
    chosen: chosen === undefined ? undefined : formats.name(chosen),
    render: (slot) => <ReferenceFilter kind={kind} compact {...texts} {...slot} />,
  };
}

interface ReferencePickerProps<Item extends NamedReference> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** For filters: the option for all; no choice is required then. */
  any?: string;
  /** With a label for screen readers only, and without a frame. */
  compact?: boolean;
  listLabel: string;
  value: readonly NamedReference[];
  onChange: (value: NamedReference[]) => void;
  multiple?: boolean;
  find: (search: string) => OptionQuery<{ data: Item[] }>;
  detailOf: (item: Item) => string;
  ref?: Ref<HTMLInputElement>;
}

function ReferencePicker<Item extends NamedReference>({
  listLabel,
  value,
  onChange,
  multiple = false,
  find,
  detailOf,
  any,
  compact = false,
  ...field
}: ReferencePickerProps<Item>) {
  const t = useTranslations("attendancePlaces.picker");
  const formats = useFormats();
  const problemText = useProblemText();
  const [typed, setTyped] = useState<string | null>(null);
  const { data, error, isWaiting } = useOptionSearch(typed ?? "", find);
  const found = data?.data ?? [];
  const chosen = value[0] === undefined ? "" : formats.name(value[0]);
  const without = (id: string): NamedReference[] => value.filter((each) => each.id !== id);

  // Before anything is typed, the option for all is offered.
  const all = any !== undefined && value.length > 0 && (typed ?? "").trim() === "" ? [{ id: "", title: any }] : [];

  function choose(id: string): void {
    if (id === "") onChange([]);
    const item = found.find((each) => each.id === id);
    if (item === undefined) return setTyped(null);
    const { nameAr, nameEn } = item;
    const isThere = value.some((each) => each.id === id);
    if (multiple) onChange(isThere ? without(id) : [...value, { id, nameAr, nameEn }]);
    else onChange([{ id, nameAr, nameEn }]);
    setTyped(null);
  }
  return (
    <Combobox
      {...field}
      required={any === undefined}
      hideLabel={compact}
      compact={compact}
      multiple={multiple}
      query={typed ?? (multiple ? "" : chosen)}
      onQuery={setTyped}
      groups={[
        {
          id: "found",
          label: listLabel,
          items: [
            ...all,
            ...found.map((item) => ({
              id: item.id,
              title: <bdi>{formats.name(item)}</bdi>,
              detail: detailOf(item),
              isChosen: value.some((each) => each.id === item.id),
            })),
          ],
        },
      ]}
      onChoose={choose}
      onBlur={() => setTyped(null)}
      {...(multiple
        ? {
            onRemoveLast: () => onChange(value.slice(0, -1)),
            chosen: (
              <ChosenChips
                chips={value.map((each) => ({ key: each.id, name: formats.name(each) }))}
                onRemove={(id) => onChange(without(id))}
              />
            ),
          }
        : {})}
      placeholder={any ?? t("placeholder")}
      message={
        error !== null ? problemText(error) : found.length > 0 ? undefined : isWaiting ? t("searching") : t("nothing")
      }
      status={isWaiting ? "" : t("found", { count: formats.number(found.length) })}
      isWaiting={isWaiting}
    />
  );
}
