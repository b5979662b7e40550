/** Background tiles for maps, from a server of the organisation's choice. */
export type MapTiles = {
  /** Contains `{z}`, `{x}` and `{y}`, optionally `{s}`. */
  url: string;
  /** Attribution required by the licence; shown on the map. */
  attribution: string;
};

const template = /^https?:\/\/[^\s/'";,]+\/\S*$/;

export const isTilesUrl = (url: string): boolean =>
  template.test(url) && ["{z}", "{x}", "{y}"].every((part) => url.includes(part));

/** Returns null without an address; an attribution alone is ignored. */
export const readMapTiles = (url: string | undefined, attribution: string | undefined): MapTiles | null =>
  url === undefined ? null : { url, attribution: attribution ?? "" };

/** Returns the origin of the tiles for the content security policy; `{s}` is replaced by a wildcard. */
export const tilesOrigin = ({ url }: MapTiles) => (/^https?:\/\/[^/]+/.exec(url)?.[0] ?? "").replace("{s}", "*");
