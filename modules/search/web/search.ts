import { searchKinds, type SearchKind } from "#modules/search/contract/kinds.ts";

export type SearchAddress = {
  q?: string;
  kind?: SearchKind;
  category?: string;
  author?: string;
  from?: string;
  to?: string;
};

export type SearchRequest = SearchAddress & { q: string };

const idPattern = /^[1-9][0-9]{0,17}$/;

const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`));

/** Reads the search parameters; invalid and unknown ones are ignored. */
export function readSearchAddress(search: Record<string, unknown>): SearchAddress {
  const text = (name: string): string => String(search[name] ?? "").trim();
  const q = text("q").slice(0, 200);
  const kind = searchKinds.find((candidate) => candidate === text("kind"));
  const given = (name: "category" | "author" | "from" | "to", fits: (value: string) => boolean) =>
    fits(text(name)) ? { [name]: text(name) } : {};
  return {
    ...(q === "" ? {} : { q }),
    ...(kind === undefined ? {} : { kind }),
    ...given("category", (value) => idPattern.test(value) && value !== "1"),
    ...given("author", (value) => idPattern.test(value)),
    ...given("from", isDay),
    ...given("to", isDay),
  };
}

export const without = (search: SearchAddress, ...names: readonly (keyof SearchAddress)[]): SearchAddress =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name as keyof SearchAddress)));

export const filterNames = ["category", "author", "from", "to"] as const;

export const isFiltered = (search: SearchAddress): boolean => filterNames.some((name) => search[name] !== undefined);
