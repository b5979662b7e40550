import { useNavigate, useRouter } from "@tanstack/react-router";
import { readCategorySearch } from "../search.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The previous history entry is the list under the topic. */
    overList?: boolean;
  }
}

/**
 * Closes a topic's dialog: goes back to the list from which it was opened, so that Back does not reopen it, or replaces
 * a directly opened address by the list.
 */
export function useCloseTopic(categoryId: string): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    if (router.state.location.state.overList === true) return router.history.back();
    void navigate({
      to: "/community/categories/$id",
      params: { id: categoryId },
      search: (current: Record<string, unknown>) => readCategorySearch(current),
      replace: true,
      resetScroll: false,
    });
  };
}
