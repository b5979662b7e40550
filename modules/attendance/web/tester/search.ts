/** The address of the tester: a day to try, or a zone to be changed and held against a month. */
export type TesterSearch = { view?: "compare"; zone?: string; month?: string };

export function readTesterSearch(search: Record<string, unknown>): TesterSearch {
  const [zone, month] = [String(search["zone"] ?? ""), String(search["month"] ?? "")];
  return {
    ...(search["view"] === "compare" ? { view: "compare" as const } : {}),
    ...(/^[1-9][0-9]{0,17}$/.test(zone) ? { zone } : {}),
    ...(/^(?:19|2\d)\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? { month } : {}),
  };
}
