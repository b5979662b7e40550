import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** Where departments are kept, named beside people and their accounts, or chosen from. */
const areas = ["/departments", "/users", "/directory", "/accounts", "/publication-audiences"];

/** Reads departments and what names them again, after somebody changed one. */
export function useRefreshDepartments(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => areas.some((area) => String(path).startsWith(area)),
      }),
    [queries],
  );
}
