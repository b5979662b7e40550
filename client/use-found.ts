import { keepPreviousData, useQuery, type QueryKey } from "@tanstack/react-query";
import { useSettled } from "./use-settled.ts";

type Query<Answer> = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
  enabled?: boolean;
};

/**
 * Finds what a picker offers for the text in its box, when the typing pauses. While `isWaiting`, `data` belongs to a text
 * before it: `Combobox` of the ui shows it and chooses nothing of it.
 */
export function useFound<Answer>(text: string, find: (asked: string) => Query<Answer>) {
  const typed = text.trim();
  const asked = useSettled(typed);
  const query = find(asked);
  const { data, error, isPending, isPlaceholderData } = useQuery({ ...query, placeholderData: keepPreviousData });
  const isOnItsWay = query.enabled !== false && (isPending || isPlaceholderData);
  return { asked, data, error, isWaiting: asked !== typed || isOnItsWay };
}
