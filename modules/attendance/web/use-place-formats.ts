import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { formatsFor, useFormats, usePresentation, type Formats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { timeZoneName } from "#client/time-zone.ts";
import type { Punch } from "#modules/attendance/contract/schemas-punch.ts";

/** Returns the reader's formats, in another time zone. */
export function usePlaceFormats(timeZone: string): Formats {
  const presentation = usePresentation();
  return useMemo(() => formatsFor({ ...presentation, timeZone }), [presentation, timeZone]);
}

/** Returns the name of a location's time zone if it differs from the reader's; else null. */
export function useZoneNote(): (timeZone: string) => string | null {
  const t = useTranslations("attendance.now");
  const reader = usePresentation();
  return (timeZone) =>
    timeZone === reader.timeZone ? null : t("zone", { zone: isolated(timeZoneName(timeZone, reader.locale)) });
}

/** Returns location and distance of a punch, or of the nearest location; empty without both. */
export function usePunchPlace(): (punch: Pick<Punch, "location" | "distance" | "nearest">) => string[] {
  const t = useTranslations("attendance.punching");
  const formats = useFormats();
  const distanceText = useDistanceText();
  return ({ location, distance, nearest }) => {
    const near = location !== null && distance !== null ? { location, distance } : nearest;
    return near === null
      ? []
      : [t("at", { place: isolated(formats.name(near.location)), distance: distanceText(near.distance) })];
  };
}

/** Formats metres: "24 m", "3.4 km". */
export function useDistanceText(): (metres: number) => string {
  const t = useTranslations("attendance");
  const formats = useFormats();
  return (metres) =>
    metres < 1000
      ? t("metres", { count: formats.number(Math.round(metres)) })
      : t("kilometres", { count: formats.number(metres / 1000, { maximumFractionDigits: metres < 100_000 ? 1 : 0 }) });
}

/** Returns a formatter of an instant's time in a time zone, with its date unless it is today. */
export function useMomentText(timeZone: string): (at: string) => string {
  const formats = usePlaceFormats(timeZone);
  return (at) => (formats.isoDate(at) === formats.isoDate(new Date()) ? formats.time(at) : formats.dateTime(at));
}
