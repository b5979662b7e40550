import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** Departments, and where they are shown or chosen. */
const areas = ["/departments", "/users", "/directory", "/accounts", "/publication-audiences"];

/** Refreshes departments and what shows them. */
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
