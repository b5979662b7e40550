/** The search parameters of the chart: the shown person, by default the signed-in user, and the view. */
export type ChartSearch = { person?: string; view?: "tree" | "list" };

/** Drops invalid search parameters. */
export function readChartSearch(given: Record<string, unknown>): ChartSearch {
  const { person, view } = given;
  const id = typeof person === "string" || typeof person === "number" ? String(person) : "";
  return {
    ...(/^[1-9][0-9]{0,17}$/.test(id) ? { person: id } : {}),
    ...(view === "tree" || view === "list" ? { view } : {}),
  };
}
