import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";

/** Reads roles, their members, and what I may do again, after somebody changed a role. */
export function useRefreshRoles(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => String(path).startsWith("/roles") || path === "/me",
      }),
    [queries],
  );
}
