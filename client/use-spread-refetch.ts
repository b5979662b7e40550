import { hashKey, useQueryClient, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { useChanges } from "./events.ts";
import type { Change } from "./stale-rule.ts";

/** Milliseconds from a change to the refetch. */
type Delay = { least: number; spread: number };

/** Keys with a planned refetch; several components may ask for one. */
const planned = new WeakMap<QueryClient, Set<string>>();

/** Plans a refetch, unless there is one of this key. */
export function planRefetch(client: QueryClient, queryKey: QueryKey, { least, spread }: Delay): void {
  const keys = planned.get(client) ?? new Set();
  planned.set(client, keys);
  const key = hashKey(queryKey);
  if (keys.has(key)) return;
  keys.add(key);
  const refetch = (): void => {
    keys.delete(key);
    void client.invalidateQueries({ queryKey });
  };
  setTimeout(refetch, least + Math.random() * spread);
}

/** Refetches a query after changes that every screen hears of: once for many, and not all screens at the same moment. */
export function useSpreadRefetch(queryKey: QueryKey, isCause: (change: Change) => boolean, delay: Delay): void {
  const client = useQueryClient();
  useChanges((change) => {
    if (isCause(change)) planRefetch(client, queryKey, delay);
  });
}
