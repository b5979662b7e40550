import { useTranslations } from "use-intl";
import type { Zone } from "#modules/attendance/contract/schemas-zone.ts";
import { ReferencePicker } from "../assignments/ReferencePicker.tsx";
import { useZoneText } from "../assignments/use-zone-text.ts";
import { zonesQuery } from "../rules/api.ts";
import { useChosenZone } from "./use-chosen-zone.ts";

export interface ZoneFilterProps {
  label: string;
  /** What stands for all, or asks for one. */
  any: string;
  value: string | undefined;
  /** An empty text: all of them. */
  onChange: (id: string) => void;
  compact?: boolean;
}

/** Narrows something to a zone, of however many there are. */
export function ZoneFilter({ value, onChange, ...field }: ZoneFilterProps) {
  const t = useTranslations("attendancePlaces.assignment");
  const zoneText = useZoneText();
  const chosen = useChosenZone(value);
  return (
    <ReferencePicker<Zone>
      {...field}
      listLabel={t("zones")}
      several={false}
      value={chosen === undefined ? [] : [chosen]}
      onChange={([next]) => onChange(next?.id ?? "")}
      find={(search) => zonesQuery({ limit: 50, ...(search === "" ? {} : { search }) })}
      detailOf={zoneText}
    />
  );
}
