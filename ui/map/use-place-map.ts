import {
  circle,
  latLng,
  layerGroup,
  type Circle,
  type LatLngBounds,
  type LayerGroup,
  type Map as LeafletMap,
  type Marker,
} from "leaflet";
import { useEffect, useRef, useState, type RefObject } from "react";
import { drawMap, drawPin, drawPlaces, layTiles } from "./draw-map.ts";
import type { MapPlace, MapPoint, MapTiles, PlaceMapProps } from "./map-parts.ts";
import styles from "./PlaceMap.module.css";
import { metresPerPixel, roundDegrees, scaleBar, turnedLongitude } from "./measure-map.ts";

export type PlaceMapInput = Omit<PlaceMapProps, "labels" | "tiles"> & { tiles: MapTiles | null };

const pointOf = ({ lat, lng }: { lat: number; lng: number }): MapPoint => ({
  latitude: roundDegrees(lat),
  longitude: roundDegrees(turnedLongitude(lng)),
});

const noPlaces: readonly MapPlace[] = [];
const boundsOf = ({ latitude, longitude, radius }: MapPlace): LatLngBounds =>
  latLng(latitude, longitude).toBounds(radius * 2);

/** Minimum radius in pixels for a circle to be distinguishable from the pin. */
const smallest = 20;
/** The zoom at which a circle of 20 metres fills half of a small map. */
const closest = 18;

type Drawn = { map: LeafletMap; others: LayerGroup; pin: Marker | null; area: Circle | null };

/** Keeps a Leaflet map in an element and draws the given places and pin on it. */
export function usePlaceMap(
  element: RefObject<HTMLElement | null>,
  { value, radius, onPick, others, centre, tiles }: PlaceMapInput,
) {
  const drawn = useRef<Drawn | null>(null);
  const pick = useRef(onPick);
  /** The pin was moved on the map itself, so the user chose the view. */
  const isOwn = useRef(false);
  const [scale, setScale] = useState<ReturnType<typeof scaleBar> | null>(null);
  useEffect(() => {
    pick.current =
      onPick &&
      ((point) => {
        isOwn.current = true;
        onPick(point);
      });
  }, [onPick]);

  useEffect(() => {
    if (element.current === null) return undefined;
    const map = drawMap(element.current);
    const measure = (): void => setScale(scaleBar(metresPerPixel(map.getCenter().lat, map.getZoom())));
    map.on("moveend zoomend resize", measure);
    map.on("click", ({ latlng }) => pick.current?.(pointOf(latlng)));
    measure();
    drawn.current = { map, others: layerGroup().addTo(map), pin: null, area: null };
    const watcher = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    watcher.observe(element.current);
    return () => {
      watcher.disconnect();
      map.remove();
      drawn.current = null;
    };
  }, [element]);

  const [lostTiles, setLostTiles] = useState<string | null>(null);
  const hasTiles = tiles !== null && tiles.url !== lostTiles;
  useEffect(() => {
    if (drawn.current === null || tiles === null) return undefined;
    return layTiles(drawn.current.map, tiles, () => setLostTiles(tiles.url));
  }, [tiles]);

  useEffect(() => {
    if (drawn.current !== null) drawPlaces(drawn.current.others, others);
  }, [others]);

  const hasPin = value !== null;
  useEffect(() => {
    if (hasPin || drawn.current === null) return;
    const { map } = drawn.current;
    if (centre !== null) map.setView([centre.latitude, centre.longitude], 13, { animate: false });
    else if (others.length > 0) {
      map.fitBounds(
        others.map(({ latitude, longitude }): [number, number] => [latitude, longitude]),
        { animate: false, padding: [40, 40], maxZoom: 13 },
      );
    }
  }, [hasPin, centre, others]);

  const latitude = value?.latitude;
  const longitude = value?.longitude;
  const isFixed = onPick === null;
  const shown = isFixed ? others : noPlaces;
  useEffect(() => {
    const now = drawn.current;
    if (now === null) return;
    if (latitude === undefined || longitude === undefined) {
      now.pin?.remove();
      now.area?.remove();
      Object.assign(now, { pin: null, area: null });
      return;
    }
    const isFirst = now.pin === null;
    now.pin ??= drawPin({ latitude, longitude }, !isFixed)
      .on("drag", (event) => now.area?.setLatLng((event.target as Marker).getLatLng()))
      .on("dragend", (event) => pick.current?.(pointOf((event.target as Marker).getLatLng())))
      .addTo(now.map);
    now.area ??= circle([latitude, longitude], { radius, className: styles["area"] ?? "", interactive: false }).addTo(
      now.map,
    );
    now.pin.setLatLng([latitude, longitude]);
    now.area.setLatLng([latitude, longitude]).setRadius(radius);
    const bounds = now.area.getBounds();
    for (const place of shown) bounds.extend(boundsOf(place));
    if (isOwn.current) {
      isOwn.current = false;
      now.map.panInside([latitude, longitude], { animate: false, padding: [40, 48] });
      return;
    }
    // Keeps the whole circle in view and large enough; a map that already shows it is not moved.
    const isSpeck = !isFixed && radius > 0 && radius / metresPerPixel(latitude, now.map.getZoom()) < smallest;
    if (isFirst || isSpeck || !now.map.getBounds().contains(bounds)) {
      now.map.fitBounds(bounds, { animate: false, padding: [36, 36], maxZoom: closest });
    }
  }, [latitude, longitude, radius, isFixed, shown]);

  return {
    scale,
    hasTiles,
    zoom(step: 1 | -1): void {
      const now = drawn.current;
      if (now === null) return;
      const focus = now.pin?.getLatLng() ?? now.map.getCenter();
      now.map.setZoomAround(focus, now.map.getZoom() + step, { animate: false });
    },
    /** Moves the pin, or a read-only map, by screen pixels right and down; sets a missing pin in the middle. */
    nudge(right: number, down: number): void {
      const now = drawn.current;
      if (now === null) return;
      if (pick.current === null) return void now.map.panBy([right, down], { animate: false });
      if (now.pin === null) return pick.current(pointOf(now.map.getCenter()));
      const from = now.map.latLngToContainerPoint(now.pin.getLatLng());
      pick.current(pointOf(now.map.containerPointToLatLng(from.add([right, down]))));
    },
  };
}
