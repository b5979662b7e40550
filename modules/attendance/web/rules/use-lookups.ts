import { useQueries } from "@tanstack/react-query";
import { useFormats } from "#client/intl.tsx";
import type { LookupCategory } from "#modules/attendance/contract/kinds.ts";
import { lookupApi } from "./api.ts";

/** Maximum number of entries. */
const most = 100;

/** Returns the active entries of some lookup categories. */
export function useLookups(categories: readonly LookupCategory[]) {
  const formats = useFormats();
  const lists = useQueries({
    queries: categories.map((category) => lookupApi.list({ category, isActive: "true", limit: most })),
  });
  const entries = lists.flatMap(({ data }) => data?.data ?? []);
  return {
    hasFailed: lists.some(({ isError }) => isError),
    isEmpty: lists.every(({ isSuccess }) => isSuccess) && entries.length === 0,
    options: entries.map((entry) => ({ value: entry.id, label: formats.name(entry) })),
    needsNote: (id: string): boolean => entries.find((entry) => entry.id === id)?.isRequired === true,
  };
}
