import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** Departments, and data that shows or offers them. */
const areas = ["/departments", "/users", "/directory", "/accounts", "/publication-audiences"];

/** Refreshes the queries of departments, and those that show them. */
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
