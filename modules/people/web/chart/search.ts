/** The address of the organisation chart: whose place is shown, mine by default, and how. */
export type ChartSearch = { person?: string; view?: "tree" | "list" };

/** Anybody can write an address: what is not as it should be is left out. */
export function readChartSearch(given: Record<string, unknown>): ChartSearch {
  const { person, view } = given;
  const id = typeof person === "string" || typeof person === "number" ? String(person) : "";
  return {
    ...(/^[1-9][0-9]{0,17}$/.test(id) ? { person: id } : {}),
    ...(view === "tree" || view === "list" ? { view } : {}),
  };
}
