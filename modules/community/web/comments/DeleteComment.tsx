import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { ConfirmAction } from "#kit/ConfirmAction.tsx";
import type { Reply } from "#modules/community/contract/schemas.ts";
import { excerptOf } from "#shared/content.ts";
import { deleteComment, ignoreMissing, topicQuery } from "../api.ts";
import { changeTopic } from "../change-topics.ts";
import { asDeleted } from "./change-thread.ts";
import { useThreadContext } from "./use-thread-context.ts";

/** Same as `undoSeconds` in the contract. */
const undoMs = 10_000;

/** Confirms the deletion of a comment, with its author and the replies that remain. */
export function DeleteComment({ comment, name, onClose }: { comment: Reply; name: string; onClose: () => void }) {
  const t = useTranslations("community.comments");
  const queryClient = useQueryClient();
  const { topic, handle, offerUndo } = useThreadContext();
  const { id, replyCount, content } = comment;
  function showDeleted(): void {
    handle.change(id, asDeleted);
    offerUndo(id, Date.now() + undoMs);
    // Updates at once, but never below a count that the server may have sent already.
    changeTopic(queryClient, topic.id, ({ commentCount }) => ({
      commentCount: Math.min(commentCount, topic.commentCount - 1),
    }));
    void queryClient.invalidateQueries({ queryKey: topicQuery(topic.id).queryKey });
  }
  const excerpt = isolated(excerptOf(content ?? "", 80));
  return (
    <ConfirmAction
      title={t("deleteTitleOf", { name: isolated(name) })}
      confirmLabel={t("delete")}
      run={() => deleteComment({ params: { id } }).catch(ignoreMissing)}
      failed={t("deleteFailed")}
      onDone={showDeleted}
      onClose={onClose}
    >
      <p>{replyCount > 0 ? t("deleteWithReplies", { count: replyCount, excerpt }) : t("deleteText", { excerpt })}</p>
    </ConfirmAction>
  );
}
