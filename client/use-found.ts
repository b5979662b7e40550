import { keepPreviousData, useQuery, type QueryKey } from "@tanstack/react-query";
import { useSettled } from "./use-settled.ts";

export type FoundQuery<Answer> = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
  enabled?: boolean;
};

/**
 * Queries a picker's options for the typed text, debounced. While `isWaiting`, `data` belongs to an earlier text;
 * `Combobox` of the ui shows it and does not allow choosing from it. `isIdle`: the text triggers no query.
 */
export function useFound<Answer>(text: string, find: (asked: string) => FoundQuery<Answer>) {
  const typed = text.trim();
  const asked = useSettled(typed);
  const query = find(asked);
  const { data, error, isPending, isPlaceholderData } = useQuery({ ...query, placeholderData: keepPreviousData });
  const isIdle = query.enabled === false;
  const isLoading = !isIdle && (isPending || isPlaceholderData);
  return { asked, data, error, isIdle, isWaiting: asked !== typed || isLoading };
}
