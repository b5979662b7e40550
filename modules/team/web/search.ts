import { teamStates, type TeamState } from "#modules/team/contract/limits.ts";

const views = ["today", "week", "month", "requests", "expiring", "colleagues"] as const;
export type View = (typeof views)[number];

/** The search parameters of the page; addresses can be forged: invalid values are dropped. */
export type TeamSearch = {
  view?: View;
  /** A date of the week or month shown. */
  on?: string;
  manager?: string;
  state?: TeamState;
  cursor?: string;
};

const textIn = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const isDate = (text: string): boolean =>
  /^(?:19|2\d)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

export function readTeamSearch(given: Record<string, unknown>): TeamSearch {
  const view = views.find((value) => value === given["view"]);
  const state = teamStates.find((value) => value === given["state"]);
  const [on, manager, cursor] = [textIn(given["on"]), textIn(given["manager"]), textIn(given["cursor"])];
  return {
    ...(view === undefined ? {} : { view }),
    ...(isDate(on) ? { on } : {}),
    ...(/^[1-9][0-9]{0,17}$/.test(manager) ? { manager } : {}),
    ...(state === undefined ? {} : { state }),
    ...(cursor === "" || cursor.length > 400 ? {} : { cursor }),
  };
}

/** Returns the search with some parameters changed, or removed by undefined. */
export const changedSearch = (
  search: TeamSearch,
  change: { [Name in keyof TeamSearch]?: TeamSearch[Name] | undefined },
): TeamSearch => readTeamSearch({ ...search, ...change });
