import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** Roles, their members, and where they are named or given: of accounts, and to choose who sees what is published. */
const areas = ["/roles", "/accounts", "/publication-audiences"];

/** Reads roles, what names them, and what I may do again, after somebody changed a role. */
export function useRefreshRoles(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => areas.some((area) => String(path).startsWith(area)) || path === "/me",
      }),
    [queries],
  );
}
