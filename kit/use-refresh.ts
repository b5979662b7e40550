import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** Returns a function that refreshes the queries whose paths are `affected`, a constant. */
export function useRefresh(affected: (path: string) => boolean): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () => queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => affected(String(path)) }),
    [queries, affected],
  );
}
