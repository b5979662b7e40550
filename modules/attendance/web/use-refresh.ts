import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/**
 * Invalidates all queries of attendance after a change: days follow from rules and punches, and so do the board, the
 * sheet, the review and the own month. Resolves when those on the screen are read again. Effects of changes are always
 * read anew.
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
