const resultKinds = ["topic", "comment", "person"] as const;
/** What other modules have to be found: no person wrote it, and it has an address. */
export const placeKinds = ["service", "link", "document"] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** All kinds, in the order in which they are offered. */
export const searchKinds = [...resultKinds, ...placeKinds] as const;
export type SearchKind = (typeof searchKinds)[number];

/** So many services, links or reports are shown and counted. */
export const mostPlaces = 50;

export const isPlaceKind = (kind: SearchKind | undefined): kind is PlaceKind =>
  placeKinds.some((candidate) => candidate === kind);
