import { useQueries } from "@tanstack/react-query";
import { endpoint } from "#client/api.ts";
import { useLocale } from "#client/intl.tsx";
import { queryOf } from "#client/query.ts";
import type { lookupRoutes } from "#modules/attendance/contract/routes-rules.ts";
import type { LookupCategory } from "#modules/attendance/contract/schemas-parts.ts";
import { nameIn } from "#shared/locale.ts";

const listLookups = endpoint<typeof lookupRoutes.listLookups>("GET", "/attendance/lookups");

/** More than anybody would choose from. */
const most = 100;

/** The entries in use of some reference lists, to choose a reason from. */
export function useLookups(categories: readonly LookupCategory[]) {
  const locale = useLocale();
  const lists = useQueries({
    queries: categories.map((category) =>
      queryOf(listLookups, { query: { category, isActive: "true", limit: most } }, { staleTime: 60_000 }),
    ),
  });
  const entries = lists.flatMap(({ data }) => data?.data ?? []);
  return {
    isEmpty: lists.every(({ isSuccess }) => isSuccess) && entries.length === 0,
    options: entries.map((entry) => ({ value: entry.id, label: nameIn(locale, entry) })),
    /** Whether who chooses it has to say why. */
    needsNote: (id: string): boolean => entries.find((entry) => entry.id === id)?.isRequired === true,
  };
}
