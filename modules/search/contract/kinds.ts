const resultKinds = ["topic", "comment", "person"] as const;
/** Content of other modules that has an address and no author. */
export const placeKinds = ["service", "link", "document"] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** All kinds in display order. */
export const searchKinds = [...resultKinds, ...placeKinds] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Maximum services, links or reports that are returned and counted. */
export const maxPlaces = 50;

export const isPlaceKind = (kind: SearchKind | undefined): kind is PlaceKind =>
  placeKinds.some((candidate) => candidate === kind);
