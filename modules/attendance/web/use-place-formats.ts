import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { formatsFor, useFormats, usePresentation, type Formats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { timeZoneName } from "#client/time-zone.ts";

/** The reader's formats, with times as the clocks of a place show them. */
export function usePlaceFormats(timeZone: string): Formats {
  const presentation = usePresentation();
  return useMemo(() => formatsFor({ ...presentation, timeZone }), [presentation, timeZone]);
}

/** Says by which clocks the times of a place are, where these are not the reader's own; else null. */
export function useZoneNote(): (timeZone: string) => string | null {
  const t = useTranslations("attendance.now");
  const reader = usePresentation();
  return (timeZone) =>
    timeZone === reader.timeZone ? null : t("zone", { zone: isolated(timeZoneName(timeZone, reader.locale)) });
}

/** A distance or an accuracy in metres as people say it: "24 m", "3.4 km". */
export function useDistanceText(): (metres: number) => string {
  const t = useTranslations("attendance");
  const formats = useFormats();
  return (metres) =>
    metres < 1000
      ? t("metres", { count: formats.number(Math.round(metres)) })
      : t("kilometres", { count: formats.number(metres / 1000, { maximumFractionDigits: metres < 100_000 ? 1 : 0 }) });
}
