import { present } from "../read-address.ts";
import { readOneOf, readRulesSearch, type RulesSearch } from "../rules/search.ts";

export type ExceptionDaysSearch = RulesSearch & { workDay?: "true" | "false"; coming?: "true"; view?: "year" };

export const readExceptionDaysSearch = (search: Record<string, unknown>): ExceptionDaysSearch => ({
  ...readRulesSearch(search),
  ...present({
    workDay: readOneOf(["true", "false"], search["workDay"]),
    coming: readOneOf(["true"], search["coming"]),
    view: readOneOf(["year"], search["view"]),
  }),
});
