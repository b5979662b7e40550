/** In degrees. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** An existing place; `radius` in metres. */
export interface MapPlace extends MapPoint {
  id: string;
  name: string;
  radius: number;
}

/** A tile server in Leaflet's format: `https://…/{z}/{x}/{y}.png`. */
export interface MapTiles {
  url: string;
  attribution: string;
}

export interface MapLabels {
  map: string;
  /** Instructions for keyboard and touch, shown below the map. */
  howTo: string;
  zoomIn: string;
  zoomOut: string;
  /** Formats a length on the ground in metres: "200 m". */
  length: (metres: number) => string;
  /** Announced when the pin has moved; omit it for a read-only map. */
  moved?: (point: MapPoint) => string;
  loading: string;
}

export interface PlaceMapProps {
  /** Position of the pin; null before it is set. */
  value: MapPoint | null;
  /** Metres around the pin. */
  radius: number;
  /** Null for a read-only map: the pin is fixed, arrow keys move the map, and all places are in view. */
  onPick: ((point: MapPoint) => void) | null;
  /** Drawn in a muted style. */
  others: readonly MapPlace[];
  /** Centre of the map while there is no pin. */
  centre: MapPoint | null;
  /** Null shows only coasts and a grid, which need no network. */
  tiles?: MapTiles | null;
  labels: MapLabels;
}
