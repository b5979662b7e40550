import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

const areas = ["/links", "/link-groups", "/promotions", "/managed-promotions", "/documents", "/managed-documents"];

/** Reads again what is published, as those who keep it and as everybody sees it, after somebody changed something. */
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
