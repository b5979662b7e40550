import { Link, useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import type { LinkSlot } from "#ui/link.ts";

// For lists that several pages share: the page has read `Search` from its own route.

/** A link to the page shown with another search. */
export const SearchLink = <Search extends object>(props: LinkSlot & { search: Search; resetScroll?: boolean }) => (
  <Link to="." {...props} />
);

/** Changes the search of the page shown; `replace` leaves no entry in the history. */
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
