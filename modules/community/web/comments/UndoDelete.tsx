import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useAction } from "#kit/use-action.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Button } from "#ui/Button.tsx";
import { restoreComment, topicQuery } from "../api.ts";
import { changeTopic } from "../change-topics.ts";
import { commentElementId, readAnew } from "./change-thread.ts";
import { useThreadContext } from "./use-thread-context.ts";

export interface UndoDeleteProps {
  commentId: string;
  /** Epoch milliseconds. */
  until: number;
  /** The id of the sentence that names the deleted comment. */
  describedBy: string;
}

/** Restores a comment deleted by this client, within the time limit. */
export function UndoDelete({ commentId, until, describedBy }: UndoDeleteProps) {
  const t = useTranslations("community.comments");
  const announce = useAnnounce();
  const queryClient = useQueryClient();
  const { topic, handle, point, offerUndo } = useThreadContext();
  const button = useRef<HTMLButtonElement>(null);
  const focusComment = (): void => document.getElementById(commentElementId(commentId))?.focus({ preventScroll: true });

  const { mutate, isPending } = useAction({
    run: () =>
      restoreComment({ params: { id: commentId } }).catch((error: unknown) => {
        // The button, which has the focus, disappears.
        focusComment();
        throw error;
      }),
    failed: t("restoreFailed"),
    onDone({ data }) {
      handle.change(commentId, () => readAnew(data));
      changeTopic(queryClient, topic.id, ({ commentCount }) => ({ commentCount: commentCount + 1 }));
      void queryClient.invalidateQueries({ queryKey: topicQuery(topic.id).queryKey });
      announce(t("restored"));
      point([commentId], { mark: false, scroll: false });
    },
    refresh: () => offerUndo(commentId, null),
  });

  // After the dialog's attempt to return the focus to a removed element.
  useEffect(() => {
    const timer = setTimeout(() => button.current?.focus({ preventScroll: true }));
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isPending) return undefined;
    const timer = setTimeout(() => {
      if (document.activeElement === button.current) focusComment();
      offerUndo(commentId, null);
    }, until - Date.now());
    return () => clearTimeout(timer);
  });

  return (
    <Button
      ref={button}
      variant="quiet"
      size="sm"
      loading={isPending}
      loadingLabel={t("undoing")}
      aria-describedby={describedBy}
      onClick={() => mutate()}
    >
      {t("undoDelete")}
    </Button>
  );
}
