/** Degrees. */
export interface MapPoint {
  latitude: number;
  longitude: number;
}

/** A place that is there already; `radius` in metres. */
export interface MapPlace extends MapPoint {
  id: string;
  name: string;
  radius: number;
}

/** Pictures of the ground from elsewhere, as Leaflet takes them: `https://…/{z}/{x}/{y}.png`. */
export interface MapTiles {
  url: string;
  attribution: string;
}

export interface MapLabels {
  /** The name of the map, for screen readers. */
  map: string;
  /** Instructions for keyboard and touch; shown under it. */
  howTo: string;
  zoomIn: string;
  zoomOut: string;
  /** A length on the ground in metres: "200 m". */
  length: (metres: number) => string;
  /** Said when the pin has moved; where it can be moved. */
  moved?: (point: MapPoint) => string;
  loading: string;
}

export interface PlaceMapProps {
  /** Where the pin stands; null before it is set. */
  value: MapPoint | null;
  /** Metres around the pin. */
  radius: number;
  /** Null where the map is only looked at: the pin stays, arrows move the ground, and all places are in sight. */
  onPick: ((point: MapPoint) => void) | null;
  /** Drawn quietly. */
  others: readonly MapPlace[];
  /** Centre of the map while there is no pin. */
  centre: MapPoint | null;
  /** Null: coasts and a net alone, for which no network is needed. */
  tiles?: MapTiles | null;
  labels: MapLabels;
}
