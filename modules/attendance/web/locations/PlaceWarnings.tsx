import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import { nameIn } from "#shared/locale.ts";
import { Banner } from "#ui/Banner.tsx";
import { useDistanceText } from "../use-place-formats.ts";
import { radiusBounds } from "./location-values.ts";
import { overlapping, usualAccuracy } from "./near-places.ts";
import styles from "./PlaceWarnings.module.css";

export interface PlaceWarningsProps {
  point: { latitude: number; longitude: number } | null;
  /** Metres. */
  radius: number;
  others: readonly Location[];
}

/** What may surprise people at a place: a circle that is too small for telephones, or one that meets another. */
export function PlaceWarnings({ point, radius, others }: PlaceWarningsProps) {
  const t = useTranslations("attendancePlaces.location");
  const locale = useLocale();
  const formats = useFormats();
  const distance = useDistanceText();
  const met = point === null ? [] : overlapping({ ...point, radius }, others);
  const names = met.slice(0, 3).map((other) => isolated(nameIn(locale, other)));
  return (
    <div role="status" className={styles.warnings}>
      {radius >= radiusBounds.min && radius < usualAccuracy && (
        <Banner tone="warning">{t("radiusSmall", { accuracy: distance(usualAccuracy) })}</Banner>
      )}
      {met.length > 0 && (
        <Banner tone="warning">{t("overlaps", { count: met.length, names: formats.list(names) })}</Banner>
      )}
    </div>
  );
}
