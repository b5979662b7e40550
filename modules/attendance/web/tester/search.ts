import { idIn, monthIn, present } from "../read-address.ts";

/** Search parameters of the tester: the view, and a zone and a month to compare. */
export type TesterSearch = { view?: "compare"; zone?: string; month?: string };

export function readTesterSearch(search: Record<string, unknown>): TesterSearch {
  return present({
    view: search["view"] === "compare" ? ("compare" as const) : undefined,
    zone: idIn(search["zone"]),
    month: monthIn(search["month"]),
  });
}
