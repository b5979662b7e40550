import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { SearchResult } from "#modules/search/contract/schemas.ts";
import { suggestionsQuery } from "../api.ts";
import { useSettled } from "#client/use-settled.ts";

const pause = 150;

/** People, topics and comments that fit what is being typed; what fitted before stays until the next is there. */
export function useSuggestions(query: string): {
  results: readonly SearchResult[];
  isFailed: boolean;
  isWaiting: boolean;
} {
  const asked = useSettled(query, pause);
  const { data, isError, isFetching } = useQuery({
    ...suggestionsQuery(asked),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
  });
  return {
    results: asked === "" || query === "" ? [] : (data?.data ?? []),
    isFailed: isError,
    isWaiting: query !== "" && (isFetching || asked !== query),
  };
}
