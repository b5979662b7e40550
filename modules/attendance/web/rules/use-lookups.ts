import { useQueries } from "@tanstack/react-query";
import { useLocale } from "#client/intl.tsx";
import type { LookupCategory } from "#modules/attendance/contract/kinds.ts";
import { nameIn } from "#shared/locale.ts";
import { lookupApi } from "./api.ts";

/** Maximum number of entries. */
const most = 100;

/** Returns the active entries of some lookup categories. */
export function useLookups(categories: readonly LookupCategory[]) {
  const locale = useLocale();
  const lists = useQueries({
    queries: categories.map((category) => lookupApi.list({ category, isActive: "true", limit: most })),
  });
  const entries = lists.flatMap(({ data }) => data?.data ?? []);
  return {
    hasFailed: lists.some(({ isError }) => isError),
    isEmpty: lists.every(({ isSuccess }) => isSuccess) && entries.length === 0,
    options: entries.map((entry) => ({ value: entry.id, label: nameIn(locale, entry) })),
    needsNote: (id: string): boolean => entries.find((entry) => entry.id === id)?.isRequired === true,
  };
}
