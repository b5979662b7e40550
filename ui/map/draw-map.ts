import {
  circle,
  circleMarker,
  divIcon,
  geoJSON,
  layerGroup,
  map as createMap,
  marker,
  polyline,
  tileLayer,
  type LayerGroup,
  type Map as LeafletMap,
  type Marker,
} from "leaflet";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";
import landOutline from "world-atlas/land-110m.json";
import type { MapPlace, MapPoint, MapTiles } from "./map-parts.ts";
import styles from "./PlaceMap.module.css";
import { netLines, netStep } from "./measure-map.ts";

/** From this zoom the coastline is too coarse to draw: the ground is uniform. */
const nearZoom = 9;
/** From this zoom place names do not overlap. */
const namesZoom = 11;
const maxZoomLevel = 19;

const isCoarse = (): boolean => window.matchMedia("(pointer: coarse)").matches;

/** Creates a map with land and grid, moved by the mouse; on touch one finger scrolls the page and two move the map. */
export function drawMap(element: HTMLElement): LeafletMap {
  const map = createMap(element, {
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    scrollWheelZoom: false,
    dragging: !isCoarse(),
    zoomAnimation: false,
    fadeAnimation: false,
    markerZoomAnimation: false,
    inertia: false,
    // Leaflet fires "moveend" 200 ms after a window resize, even on a removed map; `usePlaceMap` observes it.
    trackResize: false,
    worldCopyJump: true,
    minZoom: 2,
    maxZoom: maxZoomLevel,
  });
  map.setView([24, 45], 4);
  const topology = landOutline as unknown as Topology;
  const { land } = topology.objects;
  if (land !== undefined) {
    geoJSON(feature(topology, land), { interactive: false, style: { className: styles["land"] ?? "" } }).addTo(map);
  }
  const net = layerGroup().addTo(map);
  const update = (): void => {
    const zoom = map.getZoom();
    element.toggleAttribute("data-near", zoom >= nearZoom);
    element.toggleAttribute("data-names", zoom >= namesZoom);
    drawNet(map, net);
  };
  map.on("moveend zoomend", update);
  update();
  // The wheel scrolls the page until the map has the focus.
  element.addEventListener("focus", () => map.scrollWheelZoom.enable());
  element.addEventListener("blur", () => map.scrollWheelZoom.disable());
  return map;
}

function drawNet(map: LeafletMap, net: LayerGroup): void {
  const bounds = map.getBounds();
  const [south, north] = [Math.max(-85, bounds.getSouth()), Math.min(85, bounds.getNorth())];
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  const step = netStep(map.getZoom());
  net.clearLayers();
  const line = (from: [number, number], to: [number, number]) =>
    polyline([from, to], { className: styles["net"] ?? "", interactive: false, smoothFactor: 0 }).addTo(net);
  for (const latitude of netLines(south, north, step)) line([latitude, west], [latitude, east]);
  for (const longitude of netLines(west, east, step)) line([south, longitude], [north, longitude]);
}

/** Failed tiles in a row before the tile server counts as unavailable. */
const maxFailures = 4;

/**
 * Adds the tile layer below everything else. If tiles fail, shows coasts and grid again and calls `onLost`. Returns a
 * function that removes the layer.
 */
export function layTiles(map: LeafletMap, { url }: MapTiles, onLost: () => void): () => void {
  const element = map.getContainer();
  const tiles = tileLayer(url, { maxZoom: maxZoomLevel });
  let failures = 0;
  const lift = (): void => {
    tiles.remove();
    element.removeAttribute("data-tiles");
  };
  tiles.on("tileload", () => {
    failures = 0;
    element.setAttribute("data-tiles", "");
  });
  tiles.on("tileerror", () => {
    failures += 1;
    if (failures < maxFailures) return;
    lift();
    onLost();
  });
  tiles.addTo(map);
  return lift;
}

/** Returns the name as an element, because Leaflet parses strings as HTML. */
function nameLabel(name: string): HTMLElement {
  const label = document.createElement("span");
  label.dir = "auto";
  label.textContent = name;
  return label;
}

/** Draws the existing places as non-interactive circles. */
export function drawPlaces(group: LayerGroup, places: readonly MapPlace[]): void {
  group.clearLayers();
  for (const { latitude, longitude, radius, name } of places) {
    const at: [number, number] = [latitude, longitude];
    circle(at, { radius, className: styles["other"] ?? "", interactive: false }).addTo(group);
    circleMarker(at, { radius: 4, className: styles["dot"] ?? "", interactive: false })
      .bindTooltip(nameLabel(name), {
        permanent: true,
        direction: "bottom",
        offset: [0, 4],
        className: styles["name"] ?? "",
        opacity: 1,
      })
      .addTo(group);
  }
}

const pinShape =
  '<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true"><path d="M16 1C7.7 1 1 7.7 1 16c0 10.6 15 25 15 25s15-14.4 15-25C31 7.7 24.3 1 16 1z"/><circle cx="16" cy="16" r="5.5"/></svg>';

export const drawPin = (point: MapPoint, draggable: boolean): Marker =>
  marker([point.latitude, point.longitude], {
    icon: divIcon({ className: styles["pin"] ?? "", html: pinShape, iconSize: [32, 42], iconAnchor: [16, 41] }),
    draggable,
    autoPan: true,
    keyboard: false,
  });
