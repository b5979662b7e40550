import { caseSorts, caseStates, reasons, type CaseSort, type CaseState, type Reason } from "../contract/reasons.ts";

/** The search of a list of cases; the defaults, open cases with the newest first, are omitted. */
export type CaseSearch = {
  state?: CaseState | "all";
  reason?: Reason;
  category?: string;
  topic?: string;
  sort?: CaseSort;
};

const idOf = (value: unknown): string | null => {
  // The router parses a bare number in an address as a number.
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  return /^[1-9][0-9]{0,17}$/.test(text) ? text : null;
};

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((candidate) => candidate === value);

/** Reads the search parameters; invalid and unknown ones are ignored. */
export function readCaseSearch(search: Record<string, unknown>): CaseSearch {
  const state = oneOf([...caseStates, "all"] as const, search["state"]);
  const reason = oneOf(reasons, search["reason"]);
  const sort = oneOf(caseSorts, search["sort"]);
  const [category, topic] = [idOf(search["category"]), idOf(search["topic"])];
  return {
    ...(state === undefined || state === "open" ? {} : { state }),
    ...(reason === undefined ? {} : { reason }),
    ...(category === null ? {} : { category }),
    ...(topic === null ? {} : { topic }),
    ...(sort === undefined || sort === "newest" ? {} : { sort }),
  };
}
