import { keepPreviousData, useQuery, type QueryKey } from "@tanstack/react-query";
import { useDebounced } from "./use-debounced.ts";

export type OptionQuery<Answer> = {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
  enabled?: boolean;
};

/**
 * Queries a picker's options for the typed text, debounced. While `isWaiting`, `data` belongs to an earlier text;
 * `Combobox` of the ui shows it and does not allow choosing from it. `isIdle`: the text triggers no query.
 */
export function useOptionSearch<Answer>(text: string, find: (searchText: string) => OptionQuery<Answer>) {
  const typed = text.trim();
  const searchText = useDebounced(typed);
  const query = find(searchText);
  const { data, error, isPending, isPlaceholderData } = useQuery({ ...query, placeholderData: keepPreviousData });
  const isIdle = query.enabled === false;
  const isLoading = !isIdle && (isPending || isPlaceholderData);
  return { asked: searchText, data, error, isIdle, isWaiting: searchText !== typed || isLoading };
}
