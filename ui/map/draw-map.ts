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
import { netLines, netStep } from "./measure-map.ts";

/** From here on the outline of the coasts is too rough to be drawn: all ground looks the same. */
const nearZoom = 9;
/** From here on names of places stand apart. */
const namesZoom = 11;
const maxZoomLevel = 19;

const isCoarse = (): boolean => window.matchMedia("(pointer: coarse)").matches;

/** A map with land and net, moved by the mouse; with a finger the page moves, and the map with two. */
export function drawMap(element: HTMLElement, classes: Record<string, string>): LeafletMap {
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
    // Leaflet fires "moveend" 200 ms after a resize of the window, even on a map that was removed; `usePlaceMap` watches.
    trackResize: false,
    worldCopyJump: true,
    minZoom: 2,
    maxZoom: maxZoomLevel,
  });
  map.setView([24, 45], 4);
  const topology = landOutline as unknown as Topology;
  const { land } = topology.objects;
  if (land !== undefined) {
    geoJSON(feature(topology, land), { interactive: false, style: { className: classes["land"] ?? "" } }).addTo(map);
  }
  const net = layerGroup().addTo(map);
  const update = (): void => {
    const zoom = map.getZoom();
    element.toggleAttribute("data-near", zoom >= nearZoom);
    element.toggleAttribute("data-names", zoom >= namesZoom);
    drawNet(map, net, classes["net"] ?? "");
  };
  map.on("moveend zoomend", update);
  update();
  // The wheel belongs to the page until the map is being used.
  element.addEventListener("focus", () => map.scrollWheelZoom.enable());
  element.addEventListener("blur", () => map.scrollWheelZoom.disable());
  return map;
}

function drawNet(map: LeafletMap, net: LayerGroup, className: string): void {
  const bounds = map.getBounds();
  const [south, north] = [Math.max(-85, bounds.getSouth()), Math.min(85, bounds.getNorth())];
  const [west, east] = [bounds.getWest(), bounds.getEast()];
  const step = netStep(map.getZoom());
  net.clearLayers();
  const line = (from: [number, number], to: [number, number]) =>
    polyline([from, to], { className, interactive: false, smoothFactor: 0 }).addTo(net);
  for (const latitude of netLines(south, north, step)) line([latitude, west], [latitude, east]);
  for (const longitude of netLines(west, east, step)) line([south, longitude], [north, longitude]);
}

/** Tiles that may fail before it is clear that there are none to be had. */
const maxFailures = 4;

/**
 * Lays pictures of the ground under everything else. Where they do not come, coasts and net are shown again and
 * `onLost` is called. Returns a function that removes them.
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

/** A name as text, whatever is in it. */
function nameLabel(name: string): HTMLElement {
  const label = document.createElement("span");
  label.dir = "auto";
  label.textContent = name;
  return label;
}

/** Draws the places that are there already, without their being in the way. */
export function drawPlaces(group: LayerGroup, places: readonly MapPlace[], classes: Record<string, string>): void {
  group.clearLayers();
  for (const { latitude, longitude, radius, name } of places) {
    const at: [number, number] = [latitude, longitude];
    circle(at, { radius, className: classes["other"] ?? "", interactive: false }).addTo(group);
    circleMarker(at, { radius: 4, className: classes["dot"] ?? "", interactive: false })
      .bindTooltip(nameLabel(name), {
        permanent: true,
        direction: "bottom",
        offset: [0, 4],
        className: classes["name"] ?? "",
        opacity: 1,
      })
      .addTo(group);
  }
}

const pinShape =
  '<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true"><path d="M16 1C7.7 1 1 7.7 1 16c0 10.6 15 25 15 25s15-14.4 15-25C31 7.7 24.3 1 16 1z"/><circle cx="16" cy="16" r="5.5"/></svg>';

/** The pin, which may be dragged. */
export const drawPin = (point: MapPoint, className: string, draggable: boolean): Marker =>
  marker([point.latitude, point.longitude], {
    icon: divIcon({ className, html: pinShape, iconSize: [32, 42], iconAnchor: [16, 41] }),
    draggable,
    autoPan: true,
    keyboard: false,
  });
