import { useQueries, useQuery } from "@tanstack/react-query";
import { useFormats } from "#client/intl.tsx";
import type { LookupCategory } from "#modules/attendance/contract/kinds.ts";
import { lookupApi } from "./api.ts";

/** Maximum number of entries. */
const maxLookups = 100;

export function useLookups(categories: readonly LookupCategory[]) {
  const formats = useFormats();
  const lists = useQueries({
    queries: categories.map((category) => lookupApi.list({ category, isActive: "true", limit: maxLookups })),
  });
  const entries = lists.flatMap(({ data }) => data?.data ?? []);
  return {
    hasFailed: lists.some(({ isError }) => isError),
    isEmpty: lists.every(({ isSuccess }) => isSuccess) && entries.length === 0,
    options: entries.map((entry) => ({ value: entry.id, label: formats.name(entry) })),
    needsNote: (id: string): boolean => entries.find((entry) => entry.id === id)?.isRequired === true,
  };
}

/** Returns the entries of a category to choose from: the active ones and the chosen one, without the one edited. */
export function useLookupChoices(category: LookupCategory, chosen: string, edited?: string) {
  const formats = useFormats();
  const options = (useQuery(lookupApi.list({ category, limit: maxLookups })).data?.data ?? [])
    .filter(({ id, isActive }) => id !== edited && (isActive || id === chosen))
    .map((lookup) => ({ value: lookup.id, label: formats.name(lookup) }));
  return { options, value: options.some(({ value }) => value === chosen) ? chosen : "" };
}
