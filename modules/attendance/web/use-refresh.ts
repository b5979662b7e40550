import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/**
 * Reads everything of attendance again, after somebody changed something of it: days follow from rules and punches, and
 * so do the board, the sheet, the review and one's own month. Only what is on the screen is asked for at once; resolves
 * when that has come. What a change would do is asked anew each time anyway.
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
