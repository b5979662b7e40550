import { readPageSearch, readWordSearch, type ChangedFile, type PageSearch, type WordSearch } from "../search.ts";

/** The address of a list in the administration. */
export type ListSearch = WordSearch & PageSearch;
export const readListSearch = (given: ChangedFile): ListSearch => ({
  ...readWordSearch(given),
  ...readPageSearch(given),
});
