import { readEntityText, readOneOf, readRulesSearch, type RulesSearch } from "../rules/search.ts";

const answers = ["true", "false"] as const;

export type ExceptionDaysSearch = RulesSearch & { workDay?: "true" | "false"; coming?: "true"; view?: "year" };

/** Reads the address of the index; whatever is not as it should be is left out. */
export function readExceptionDaysSearch(search: Record<string, unknown>): ExceptionDaysSearch {
  const workDay = readOneOf(answers, search["workDay"]);
  return {
    ...readRulesSearch(search),
    ...(workDay === undefined ? {} : { workDay }),
    ...(search["view"] === "year" ? { view: "year" as const } : {}),
    ...(search["coming"] === "true" ? { coming: "true" as const } : {}),
  };
}

/** The edit screen takes its exception day as JSON. */
export function readEditExceptionDaySearch(search: Record<string, unknown>): { exceptionDay?: string } {
  const exceptionDay = readEntityText(search["exceptionDay"]);
  return exceptionDay === undefined ? {} : { exceptionDay };
}
