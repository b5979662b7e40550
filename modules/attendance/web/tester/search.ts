import { idIn, monthIn, present } from "../read-address.ts";

/** The address of the tester: a day to try, or a zone and a month to compare. */
export type TesterSearch = { view?: "compare"; zone?: string; month?: string };

export function readTesterSearch(search: Record<string, unknown>): TesterSearch {
  return present({
    view: search["view"] === "compare" ? ("compare" as const) : undefined,
    zone: idIn(search["zone"]),
    month: monthIn(search["month"]),
  });
}
