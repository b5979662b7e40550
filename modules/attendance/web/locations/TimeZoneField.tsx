import { useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { formatsFor, useFormats, usePresentation } from "#client/intl.tsx";
import { timeZoneName } from "#client/time-zone.ts";
import { Combobox, type ComboboxItem } from "#ui/combobox/Combobox.tsx";
import { findZones } from "./find-zones.ts";
import { usePlaceFormats } from "../use-place-formats.ts";

export interface TimeZoneFieldProps {
  label: string;
  error: string | undefined;
  /** IANA: `Asia/Riyadh`. */
  value: string;
  onChange: (value: string) => void;
}

/** Returns the current time, updated every minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), 60_000 - (now.getTime() % 60_000));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

/** A time zone, searchable by town or region, with its current time. */
export function TimeZoneField({ label, error, value, onChange }: TimeZoneFieldProps) {
  const t = useTranslations("attendancePlaces.location");
  const presentation = usePresentation();
  const formats = useFormats();
  const there = usePlaceFormats(value);
  const [query, setQuery] = useState<string | null>(null);
  const found = useMemo(() => (query === null ? [] : findZones(query)), [query]);
  const now = useMinute();
  const items = found.map((timeZone): ComboboxItem => ({
    id: timeZone,
    title: <bdi>{timeZone.replaceAll("_", " ")}</bdi>,
    detail: timeZoneName(timeZone, presentation.locale),
    note: formatsFor({ ...presentation, timeZone }).time(now),
    isChosen: timeZone === value,
  }));
  return (
    <Combobox
      label={label}
      error={error}
      required
      hint={t("timeZoneNow", { zone: timeZoneName(value, presentation.locale), time: there.time(now) })}
      query={query ?? value}
      onQuery={setQuery}
      groups={[{ id: "zones", label: t("timeZones"), items }]}
      onChoose={(timeZone) => {
        onChange(timeZone);
        setQuery(null);
      }}
      onBlur={() => setQuery(null)}
      message={items.length > 0 ? undefined : query === null ? t("timeZoneType") : t("timeZoneNone")}
      status={items.length === 0 ? t("timeZoneNone") : t("timeZonesFound", { count: formats.number(items.length) })}
      isWaiting={false}
    />
  );
}
