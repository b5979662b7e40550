import { useQueryClient } from "@tanstack/react-query";
import { shownKeys } from "./api.ts";

/** Asks again for whatever is shown of webhooks. */
export function useRefresh(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all(shownKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
