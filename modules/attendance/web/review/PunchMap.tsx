import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import { nameIn } from "#shared/locale.ts";
import type { MapPoint } from "#ui/map/map-parts.ts";
import { PlaceMap } from "#ui/map/PlaceMap.tsx";
import { boxClass } from "#ui/primitives.ts";
import { instanceQuery } from "../rules/api.ts";
import { useDistanceText } from "../use-place-formats.ts";

export interface PunchMapProps {
  position: MapPoint;
  /** Metres; null if the device sent none. */
  accuracy: number | null;
  place: Location | undefined;
}

/** The position of a punch with its accuracy, and the circle of the location. */
export function PunchMap({ position, accuracy, place }: PunchMapProps) {
  const t = useTranslations("attendanceReview.map");
  const locale = useLocale();
  const distance = useDistanceText();
  const tiles = useQuery(instanceQuery).data?.data.mapTiles ?? null;
  const others = useMemo(
    () => (place === undefined ? [] : [{ ...place, name: nameIn(locale, place) }]),
    [place, locale],
  );
  return (
    <div className={boxClass("full")}>
      <PlaceMap
        value={position}
        radius={accuracy ?? 0}
        onPick={null}
        others={others}
        centre={null}
        tiles={tiles}
        labels={{
          map: t("name"),
          howTo: t("howTo"),
          zoomIn: t("zoomIn"),
          zoomOut: t("zoomOut"),
          length: distance,
          loading: t("loading"),
        }}
      />
    </div>
  );
}
