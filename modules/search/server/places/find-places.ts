import type { Reader } from "#platform/database/database.ts";
import type { PlaceKind } from "../../contract/kinds.ts";

/** Something of another module that a search leads to, in both languages; "" where it says nothing in one. */
export type PlaceFound = {
  id: string;
  titleEn: string;
  titleAr: string;
  textEn: string;
  textAr: string;
  /** Within the portal, from `/`; or anywhere, with its scheme. */
  address: string;
};

/** What a module hands over so that its things are found: by whoever may see them, and by nobody else. */
export type SearchSource = {
  kind: PlaceKind;
  /** What this person may see that holds all words (folded, at least one), the best first; no more than `limit`. */
  find(db: Reader, personId: string, words: readonly string[], limit: number): Promise<PlaceFound[]>;
};
