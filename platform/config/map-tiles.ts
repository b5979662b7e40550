/** Pictures of the ground for maps, from a server of the organisation's choice. */
export type MapTiles = {
  /** With `{z}`, `{x}` and `{y}` in it, perhaps `{s}`. */
  url: string;
  /** Whose pictures they are, as their licence wants it said; shown on the map. */
  attribution: string;
};

const template = /^https?:\/\/[^\s/'";,]+\/\S*$/;

/** Whether this is an address of tiles that a browser may be sent to. */
export const isTilesUrl = (url: string): boolean =>
  template.test(url) && ["{z}", "{x}", "{y}"].every((part) => url.includes(part));

/** Null where maps do without; an attribution alone means nothing. */
export const readMapTiles = (url: string | undefined, attribution: string | undefined): MapTiles | null =>
  url === undefined ? null : { url, attribution: attribution ?? "" };

/** The origin that a page needs leave to load pictures from; `{s}` stands for the names of several servers. */
export const tilesOrigin = ({ url }: MapTiles): string =>
  (/^https?:\/\/[^/]+/.exec(url)?.[0] ?? "").replace("{s}", "*");
