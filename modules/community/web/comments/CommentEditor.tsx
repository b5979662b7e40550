import { useState } from "react";
import { useTranslations } from "use-intl";
import { drafts } from "#client/drafts.ts";
import { isProblem } from "#client/problems.ts";
import { signedInPerson } from "#client/session.ts";
import type { Comment, Reply } from "#modules/community/contract/schemas.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Banner } from "#ui/Banner.tsx";
import { textClass } from "#ui/primitives.ts";
import { PlainText } from "#ui/rich-text/PlainText.tsx";
import { updateComment } from "../api.ts";
import { CommentForm } from "./CommentForm.tsx";
import styles from "./CommentItem.module.css";
import { readAnew } from "./change-thread.ts";
import { useThreadContext } from "./use-thread-context.ts";
import { namesIn, type WrittenComment } from "./read-written-comment.ts";

const editPlace = (commentId: string): string => `edit:${commentId}`;

/** Returns whether the user has an unfinished edit of this comment. */
export const hasEditDraft = (commentId: string): boolean =>
  drafts.read(signedInPerson()?.id ?? "", editPlace(commentId)) !== undefined;

export interface CommentEditorProps {
  comment: Reply;
  takesFocus: boolean;
  onDone: () => void;
}

/** Edits a comment in place; if it was changed elsewhere, both texts are shown. */
export function CommentEditor({ comment, takesFocus, onDone }: CommentEditorProps) {
  const t = useTranslations("community.comments");
  const announce = useAnnounce();
  const { handle, point } = useThreadContext();
  // The text that the draft is compared with.
  const [initial] = useState(comment.content ?? "");
  const [names] = useState(() => namesIn(comment));
  const [version, setVersion] = useState(comment.version);
  const [conflict, setConflict] = useState<string | null>(null);

  function close(): void {
    onDone();
    point([comment.id], { mark: false });
  }
  async function save(written: WrittenComment): Promise<"sent" | "lookAgain"> {
    try {
      const { data } = await updateComment({ params: { id: comment.id }, body: { ...written, version } });
      handle.change(comment.id, () => readAnew(data));
      announce(t("saved"));
      close();
      return "sent";
    } catch (error) {
      const current = isProblem(error, "stale_version") ? (error.problem.current as Comment | undefined) : undefined;
      if (current === undefined) throw error;
      setVersion(current.version);
      setConflict(current.content ?? "");
      announce(t("conflict"));
      return "lookAgain";
    }
  }

  return (
    <CommentForm
      place={editPlace(comment.id)}
      initial={initial}
      initialNames={names}
      initialFiles={comment.attachments}
      label={t("edit")}
      sendLabel={t("save")}
      onSend={save}
      onCancel={close}
      takesFocus={takesFocus}
      notice={
        comment.isDeleted ? (
          <Banner tone="warning">{t("editGone")}</Banner>
        ) : (
          conflict !== null && (
            <Banner tone="warning">
              {t("conflict")}
              <div className={styles.current}>
                <p className={textClass("flush", "below-1", "xs", "muted")}>{t("conflictNow")}</p>
                <PlainText text={conflict} />
              </div>
            </Banner>
          )
        )
      }
    />
  );
}
