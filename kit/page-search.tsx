import { Link, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import type { LinkSlot } from "#ui/link.ts";

// For lists shared by several pages: the page has parsed `Search` from its own route.

export const SearchLink = <Search extends object>(props: LinkSlot & { search: Search; resetScroll?: boolean }) => (
  <Link to="." {...props} />
);

/** Returns a function that changes the current page's search params; `replace` adds no history entry. */
export function useSearchChange<Search extends object>(): (
  change: (now: Search) => Search,
  options?: { replace?: boolean },
) => void {
  const navigate = useNavigate();
  return useCallback(
    (change, { replace = false } = {}) => void navigate({ to: ".", search: change, replace, resetScroll: false }),
    [navigate],
  );
}
