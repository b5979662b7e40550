import type { Reader } from "#platform/database/database.ts";
import type { PlaceKind } from "../../contract/kinds.ts";

/** Content of another module, in both languages; "" for a missing text. */
export type PlaceFound = {
  id: string;
  titleEn: string;
  titleAr: string;
  textEn: string;
  textAr: string;
  /** A path within the portal from `/`, or a URL with a scheme. */
  address: string;
};

/** Implemented by a module to include its content in search, for permitted readers only. */
export type SearchSource = {
  kind: PlaceKind;
  /**
   * Returns content that this person may see and that contains all words (folded, at least one), best first, up to
   * `limit`.
   */
  find(db: Reader, personId: string, words: readonly string[], limit: number): Promise<PlaceFound[]>;
};
