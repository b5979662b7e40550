import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import { readCookie } from "#client/cookies.ts";
import { validated } from "#client/form-errors.ts";
import { useFormats } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import type { EntityFormParts } from "#kit/use-entity-form.ts";
import type { Location } from "#modules/attendance/contract/schemas-location.ts";
import { Banner } from "#ui/Banner.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { PlaceIcon } from "#ui/icons.ts";
import type { MapPoint } from "#ui/map/map-parts.ts";
import { PlaceMap } from "#ui/map/PlaceMap.tsx";
import { gridClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { Slider } from "#ui/Slider.tsx";
import { NumberField } from "../components/NumberField.tsx";
import { findPosition, type PositionOutcome } from "../punching/find-position.ts";
import { instanceQuery, locationApi } from "../rules/api.ts";
import { useDistanceText } from "../use-place-formats.ts";
import {
  drawnRadius,
  overlapping,
  pointOf,
  radiusBounds,
  radiusStops,
  readKnownPlace,
  stopOf,
  usualAccuracy,
  type LocationValues,
} from "./location-values.ts";
import styles from "./LocationPlace.module.css";
import { numberWithin, readPair } from "./position-text.ts";

const bounds = { latitude: 90, longitude: 180 } as const;
const radiusRule = validated(numberWithin(radiusBounds.min, radiusBounds.max, { isWhole: true }));

/** Position and radius of a location, as numbers and on a map. */
export function LocationPlace({ form, id }: { form: EntityFormParts<LocationValues>; id: string | undefined }) {
  const t = useTranslations("attendancePlaces.location");
  const formats = useFormats();
  const distance = useDistanceText();
  const { control, input, setValue, formState } = form;
  const [latitude, longitude, radius] = useWatch({ control, name: ["latitude", "longitude", "radius"] });
  const point = useMemo(() => pointOf({ latitude, longitude }), [latitude, longitude]);
  // Not evidence of a position.
  const known = useMemo(() => readKnownPlace(readCookie("userLocation")), []);
  const list = useQuery(locationApi.list({ limit: 100, isActive: "true" })).data?.data;
  const tiles = useQuery(instanceQuery).data?.data.mapTiles ?? null;
  const others = useMemo(() => (list ?? []).filter((location) => location.id !== id), [list, id]);
  const drawn = useMemo(() => others.map((other) => ({ ...other, name: formats.name(other) })), [others, formats]);
  const metres = drawnRadius(radius);

  const place = useCallback(
    (to: { latitude: string | number; longitude: string | number }) => {
      for (const name of ["latitude", "longitude"] as const) {
        setValue(name, String(to[name]), { shouldDirty: true, shouldValidate: true });
      }
    },
    [setValue],
  );
  const announcement = ({ latitude: north, longitude: east }: MapPoint): string =>
    t("moved", {
      latitude: formats.number(north, { maximumFractionDigits: 5 }),
      longitude: formats.number(east, { maximumFractionDigits: 5 }),
    });
  return (
    <Card title={t("place")}>
      <div className={stackClass(5)}>
        <div className={gridClass(16, [4, 5], "align-start")}>
          {(["latitude", "longitude"] as const).map((name) => (
            <NumberField
              key={name}
              label={t(name)}
              hint={t(`${name}Hint`)}
              inputMode="decimal"
              required
              {...input(name, {
                validate: validated(numberWithin(-bounds[name], bounds[name])),
                onChange: (event: { target: { value: string } }) => {
                  const both = readPair(event.target.value);
                  if (both !== null) place(both);
                },
              })}
            />
          ))}
        </div>
        <PresentPosition onFound={place} />
        <div>
          <div className={gridClass(16, [4, 5], "align-start")}>
            <NumberField
              label={t("radius")}
              hint={t("radiusHint", { min: formats.number(radiusBounds.min), max: formats.number(radiusBounds.max) })}
              required
              {...input("radius", { validate: radiusRule })}
            />
            <Slider
              label={t("radiusSlider")}
              min={0}
              max={radiusStops.length - 1}
              value={stopOf(metres)}
              valueText={distance(metres)}
              onChange={(stop) =>
                setValue("radius", String(radiusStops[stop]), {
                  shouldDirty: true,
                  shouldValidate: formState.isSubmitted,
                })
              }
            />
          </div>
          <PlaceWarnings point={point} radius={metres} others={others} />
        </div>
        <PlaceMap
          value={point}
          radius={metres}
          onPick={place}
          others={drawn}
          centre={known}
          tiles={tiles}
          labels={{
            map: t("map"),
            howTo: t("mapHowTo", { ground: tiles === null ? "plain" : "tiles" }),
            zoomIn: t("zoomIn"),
            zoomOut: t("zoomOut"),
            loading: t("mapLoading"),
            length: distance,
            moved: announcement,
          }}
        />
      </div>
    </Card>
  );
}

interface PlaceWarningsProps {
  point: { latitude: number; longitude: number } | null;
  /** Metres. */
  radius: number;
  others: readonly Location[];
}

/** Warns if the circle is too small for the accuracy of phones, or overlaps another. */
function PlaceWarnings({ point, radius, others }: PlaceWarningsProps) {
  const t = useTranslations("attendancePlaces.location");
  const formats = useFormats();
  const distance = useDistanceText();
  const met = point === null ? [] : overlapping({ ...point, radius }, others);
  const names = met.slice(0, 3).map((other) => isolated(formats.name(other)));
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

/** Degrees to a decimetre; phones are less accurate. */
const decimals = 6;

type PresentPositionProps = { onFound: (point: { latitude: string; longitude: string }) => void };

/** Sets the location to the current position of the device. */
function PresentPosition({ onFound }: PresentPositionProps) {
  const t = useTranslations("attendancePlaces.location");
  const problemText = useTranslations("attendance.position.title");
  const distance = useDistanceText();
  const [outcome, setOutcome] = useState<PositionOutcome | "finding" | null>(null);

  async function find(): Promise<void> {
    setOutcome("finding");
    const found = await findPosition();
    setOutcome(found);
    if (!("position" in found)) return;
    const { latitude, longitude } = found.position;
    onFound({
      latitude: String(Number(latitude.toFixed(decimals))),
      longitude: String(Number(longitude.toFixed(decimals))),
    });
  }
  const message =
    outcome === null || outcome === "finding"
      ? ""
      : "position" in outcome
        ? t("presentFound", { accuracy: distance(outcome.position.accuracy) })
        : problemText(outcome.problem);
  return (
    <div className={rowClass([2, 3], "wrap", "align-center")}>
      <Button
        size="sm"
        icon={<PlaceIcon size={18} />}
        loading={outcome === "finding"}
        loadingLabel={t("presentFinding")}
        onClick={() => void find()}
      >
        {t("present")}
      </Button>
      <span className={textClass("sm", "muted")} role="status">
        {message}
      </span>
    </div>
  );
}
