import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { isProblem } from "#client/problems.ts";
import { keyOf } from "#client/query.ts";
import type { Reply } from "#modules/community/contract/schemas.ts";
import { excerptOf } from "#shared/content.ts";
import { ConfirmDialog } from "#ui/ConfirmDialog.tsx";
import { useToast } from "#ui/toast-context.ts";
import { deleteComment, readTopic } from "../api.ts";
import { changeTopic } from "../topic-cache.ts";
import { asDeleted } from "./thread.ts";
import { useThreadContext } from "./thread-context.ts";

/** As long as the contract's `undoSeconds`. */
const undoMs = 10_000;

export interface DeleteCommentProps {
  comment: Reply;
  name: string;
  onClose: () => void;
}

/** Asks before a comment is deleted, naming it and what stays behind. */
export function DeleteComment({ comment, name, onClose }: DeleteCommentProps) {
  const t = useTranslations("community.comments");
  const toast = useToast();
  const problemText = useProblemText();
  const queryClient = useQueryClient();
  const { topic, handle, offerUndo } = useThreadContext();
  const { id, replyCount, content } = comment;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      // Somebody else was faster: it is gone, as was wanted.
      deleteComment({ params: { id } }).catch((error: unknown) => {
        if (!isProblem(error, "not_found")) throw error;
      }),
    onSuccess: () => {
      onClose();
      handle.change(id, asDeleted);
      offerUndo(id, Date.now() + undoMs);
      // At once; never below what the server may have said already.
      changeTopic(queryClient, topic.id, ({ commentCount }) => ({
        commentCount: Math.min(commentCount, topic.commentCount - 1),
      }));
      void queryClient.invalidateQueries({ queryKey: keyOf(readTopic, { params: { id: topic.id } }) });
    },
    onError: (error) => {
      onClose();
      toast({ message: `${t("deleteFailed")} ${problemText(error)}`, tone: "danger" });
    },
  });
  const excerpt = isolated(excerptOf(content ?? "", 80));
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => mutate()}
      title={t("deleteTitleOf", { name: isolated(name) })}
      confirmLabel={t("delete")}
      working={isPending}
    >
      <p>{replyCount > 0 ? t("deleteWithReplies", { count: replyCount, excerpt }) : t("deleteText", { excerpt })}</p>
    </ConfirmDialog>
  );
}
