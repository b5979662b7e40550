import { readListSearch, type ListSearch } from "../components/list-search.ts";
import { chosen, type ChangedFile } from "../search.ts";

export const promotionStates = ["running", "coming", "over", "inactive"] as const;
export type PromotionsSearch = ListSearch & { state?: (typeof promotionStates)[number] };
export const readPromotionsSearch = (given: ChangedFile): PromotionsSearch => ({
  ...readListSearch(given),
  ...chosen(given, "state", promotionStates),
});
