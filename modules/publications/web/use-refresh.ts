import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

const areas = ["/links", "/link-groups", "/promotions", "/managed-promotions", "/documents", "/managed-documents"];

/** Invalidates the queries of publications, of readers and of the administration. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) =>
          areas.some((area) => String(path) === area || String(path).startsWith(`${area}/`)),
      }),
    [queries],
  );
}
