import { readListSearch, type ListSearch } from "../components/list-search.ts";
import { chosen, filled, textIn, type ChangedFile } from "../search.ts";

const flags = ["true", "false"] as const;
type Flag = (typeof flags)[number];

export type LinksSearch = ListSearch & { group?: string; isActive?: Flag; isBroken?: Flag };
export function readLinksSearch(given: ChangedFile): LinksSearch {
  const group = textIn(given["group"]);
  return {
    ...readListSearch(given),
    ...filled("group", /^[1-9][0-9]{0,17}$/.test(group) ? group : ""),
    ...chosen(given, "isActive", flags),
    ...chosen(given, "isBroken", flags),
  };
}
