import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Place, SearchResult } from "#modules/search/contract/schemas.ts";
import { suggestionsQuery } from "../api.ts";
import { useSettled } from "#client/use-settled.ts";

const pause = 150;

/**
 * People, topics, services, links and reports that fit what is being typed. While `isWaiting` they are those of a query
 * before it, for the eye only.
 */
export function useSuggestions(query: string): {
  results: readonly SearchResult[];
  places: readonly Place[];
  isFailed: boolean;
  isWaiting: boolean;
} {
  const asked = useSettled(query, pause);
  const { data, isError, isPending, isPlaceholderData } = useQuery({
    ...suggestionsQuery(asked),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
  });
  const shown = asked === "" || query === "" ? undefined : data;
  return {
    results: shown?.data ?? [],
    places: shown?.places ?? [],
    isFailed: isError && asked === query,
    isWaiting: query !== "" && (asked !== query || isPlaceholderData || isPending),
  };
}
