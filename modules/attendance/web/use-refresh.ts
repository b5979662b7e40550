import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/**
 * Invalidates all attendance queries after a change: days depend on rules and punches, and so do the board, the sheet,
 * the review and the own month. Resolves after visible queries are refetched. Effects of changes are excluded, as they
 * are always refetched.
 */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          String(path).startsWith("/attendance/") && !String(path).endsWith("/effect"),
      }),
    [queries],
  );
}
