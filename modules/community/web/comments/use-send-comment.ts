import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { isProblem } from "#client/problems.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { createComment, topicQuery } from "../api.ts";
import { countComment } from "../change-topics.ts";
import { findComment } from "./change-thread.ts";
import { useThreadContext } from "./use-thread-context.ts";
import type { WrittenComment } from "./read-written-comment.ts";

/** Sends a comment or reply and appends it to its list. Rejects on failure. */
export function useSendComment(): (written: WrittenComment, answeredId: string | null) => Promise<"sent"> {
  const t = useTranslations("community.comments");
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const { topic, handle, point } = useThreadContext();
  return async (written, answeredId) => {
    try {
      const { data } = await createComment({
        params: { id: topic.id },
        body: { ...written, ...(answeredId === null ? {} : { parentId: answeredId }) },
      });
      const { thread, fresh } = handle;
      const isKnown = thread !== undefined && findComment(thread, fresh, data.id) !== undefined;
      if (data.parentId === null) handle.add({ roots: [data] });
      else {
        handle.add({ replies: [data] });
        if (!isKnown) handle.change(data.parentId, (root) => ({ replyCount: root.replyCount + 1 }));
      }
      countComment(queryClient, { id: data.id, topicId: topic.id, isOwn: true });
      announce(t("sent"));
      point([data.id], { focus: data.parentId !== null, mark: false });
      return "sent";
    } catch (error) {
      // Locked or deactivated in the meantime: the user's rights have changed.
      if (isProblem(error, "comments_locked") || isProblem(error, "topic_inactive")) {
        void queryClient.invalidateQueries({ queryKey: topicQuery(topic.id).queryKey });
      }
      throw error;
    }
  };
}
