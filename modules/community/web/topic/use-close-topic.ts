import { useNavigate, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { readCategorySearch } from "../search.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The entry before this one is the very list that the topic lies over. */
    overList?: boolean;
  }
}

/**
 * Closes the dialog of a topic: back to the list it was opened from, so that Back does not open it again; or, when the
 * address was opened directly, to the list in its place.
 */
export function useCloseTopic(categoryId: string): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return useCallback(() => {
    if (router.state.location.state.overList === true) {
      router.history.back();
      return;
    }
    void navigate({
      to: "/community/categories/$id",
      params: { id: categoryId },
      search: (current: Record<string, unknown>) => readCategorySearch(current),
      replace: true,
      resetScroll: false,
    });
  }, [router, navigate, categoryId]);
}
