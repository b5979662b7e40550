import { useTranslations } from "use-intl";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import { ReferencePicker } from "../assignments/ReferencePicker.tsx";
import { useDistanceText } from "../use-place-formats.ts";
import { locationsQuery } from "./api.ts";
import { useChosenLocation } from "./use-chosen-location.ts";

export interface LocationFilterProps {
  label: string;
  /** The option that filters nothing: "Every place". */
  any: string;
  value: string | undefined;
  /** An empty text: all of them. */
  onChange: (id: string) => void;
  compact?: boolean;
}

/** Narrows a list to a location, of however many there are. */
export function LocationFilter({ value, onChange, ...field }: LocationFilterProps) {
  const t = useTranslations("attendancePlaces.locations");
  const distance = useDistanceText();
  const chosen = useChosenLocation(value);
  return (
    <ReferencePicker<Location>
      {...field}
      listLabel={t("title")}
      several={false}
      value={chosen === undefined ? [] : [chosen]}
      onChange={([next]) => onChange(next?.id ?? "")}
      find={(search) => locationsQuery({ limit: 50, ...(search === "" ? {} : { search }) })}
      detailOf={({ radius, timeZone }) => t("detail", { radius: distance(radius), timeZone })}
    />
  );
}
