import { useInfiniteQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useGradually } from "#client/use-gradually.ts";
import { isProblem } from "#client/problems.ts";
import type { Comment, Reply } from "#modules/community/contract/schemas.ts";
import { commentsQuery, listReplies } from "../api.ts";
import {
  freshRoots,
  freshWith,
  freshWithChanged,
  nothingFresh,
  rootsOf,
  withChanged,
  withReplies,
  type CommentChange,
  type Fresh,
  type Side,
  type Thread,
} from "./change-thread.ts";

/**
 * The shown comments of a topic: pages in both directions, around a comment if the address names one, then fresh
 * comments. It never changes by itself.
 */
export function useThread(topicId: string, commentId: string | null) {
  const queryClient = useQueryClient();
  const [around, setAround] = useState(commentId);
  const [fresh, setFresh] = useState<Fresh>(nothingFresh);
  const query = useMemo(() => commentsQuery(topicId, around), [topicId, around]);
  const pages = useInfiniteQuery(query);
  const thread = useGradually(pages.data);

  // The linked comment is missing: the thread is read from its beginning, and the reader is notified.
  const isMissing = around !== null && isProblem(pages.error, "not_found") && pages.data === undefined;
  if (isMissing) setAround(null);

  const change = useCallback(
    (id: string, how: CommentChange): void => {
      queryClient.setQueryData<Thread, QueryKey>(query.queryKey, (thread) => thread && withChanged(thread, id, how));
      setFresh((before) => freshWithChanged(before, id, how));
    },
    [queryClient, query],
  );
  const add = useCallback((more: Partial<Fresh>): void => setFresh((before) => freshWith(before, more)), []);
  const loadReplies = useCallback(
    async (root: Comment, side: Side): Promise<{ replies: Reply[]; hasMore: boolean }> => {
      const cursor = root.replies[side];
      if (cursor === null) return { replies: [], hasMore: false };
      const page = await listReplies({ params: { id: root.id }, query: { cursor } });
      queryClient.setQueryData<Thread, QueryKey>(
        query.queryKey,
        (thread) => thread && withReplies(thread, root.id, page, side),
      );
      return { replies: page.data, hasMore: page.page[side] !== null };
    },
    [queryClient, query],
  );

  // Without the state of fetching, which changes more often: each comment renders again when the handle changes.
  const handle = useMemo(() => {
    const roots = thread === undefined ? [] : rootsOf(thread);
    const lateRoots = thread === undefined ? [] : freshRoots(thread, fresh);
    return { thread, fresh, roots, lateRoots, change, add, loadReplies };
  }, [thread, fresh, change, add, loadReplies]);
  return {
    pages,
    handle,
    /** The address names a missing comment. */
    isMissing: commentId !== null && around === null,
  };
}

export type ThreadHandle = ReturnType<typeof useThread>["handle"];
