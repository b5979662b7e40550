import { useState, useMemo } from "react";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import type { Reply } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { classNames } from "#ui/class-names.ts";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { PlainText } from "#ui/rich-text/PlainText.tsx";
import { RichText } from "#ui/rich-text/RichText.tsx";
import { Attachments } from "../files/Attachments.tsx";
import { mentionsOf } from "../find-references.ts";
import { CommentEditor, hasEditDraft } from "./CommentEditor.tsx";
import { CommentFoot } from "./CommentFoot.tsx";
import { CommentHead } from "./CommentHead.tsx";
import styles from "./CommentItem.module.css";
import { commentElementId } from "./change-thread.ts";
import { useThreadContext } from "./use-thread-context.ts";
import { UndoDelete } from "./UndoDelete.tsx";

export function CommentItem({ comment, onReply }: { comment: Reply; onReply: () => void }) {
  const t = useTranslations("community.comments");
  const locale = useLocale();
  const { pointed, undoableUntil } = useThreadContext();
  const until = undoableUntil.get(comment.id);
  // An unfinished edit reopens the box, with focus only if the user opened it.
  const [editing, setEditing] = useState<"restored" | "opened" | null>(() =>
    comment.can.update && hasEditDraft(comment.id) ? "restored" : null,
  );
  const isReply = comment.parentId !== null;
  const elementId = commentElementId(comment.id);
  const author = comment.author;

  // To other users, a comment hidden by reports looks deleted.
  const isWithheld = comment.isDeleted || (comment.isHidden && comment.content === null);
  if (isWithheld && editing === null) {
    return (
      <article
        className={classNames(
          rowClass(2, "wrap", "align-center", "sm", "muted"),
          styles.comment,
          styles.deleted,
          isReply && styles.reply,
        )}
        id={elementId}
        tabIndex={-1}
      >
        <span id={`${elementId}-withheld`}>{comment.isDeleted ? t("deleted") : t("hidden")}</span>
        {comment.isDeleted && until !== undefined && (
          <UndoDelete commentId={comment.id} until={until} describedBy={`${elementId}-withheld`} />
        )}
      </article>
    );
  }
  const name = author === null ? t("formerColleague") : nameIn(locale, author);
  return (
    <article
      className={classNames(
        stackClass(isReply ? 2 : 3),
        styles.comment,
        styles.columns,
        isReply && styles.reply,
        pointed.has(comment.id) && styles.pointed,
      )}
      id={elementId}
      tabIndex={-1}
      aria-labelledby={`${elementId}-author`}
    >
      <Avatar id={author?.id ?? "0"} name={name} photo={author?.photoUrl} size={isReply ? "sm" : "md"} />
      <div className={boxClass("shrinks")}>
        <CommentHead comment={comment} name={name} nameId={`${elementId}-author`} onEdit={() => setEditing("opened")} />
        {editing !== null ? (
          <CommentEditor comment={comment} takesFocus={editing === "opened"} onDone={() => setEditing(null)} />
        ) : (
          <>
            <CommentText comment={comment} />
            <CommentFoot comment={comment} name={name} onReply={onReply} />
          </>
        )}
      </div>
    </article>
  );
}

function CommentText({ comment }: { comment: Reply }) {
  const t = useTranslations("community.comments");
  const locale = useLocale();
  const mentions = useMemo(() => mentionsOf(comment.mentions, locale), [comment.mentions, locale]);
  // Sent to its author and moderators only.
  const { decision } = comment;
  const isTakenDown = decision !== null && decision.decision !== "keep";
  return (
    <div className={classNames(textClass("anywhere"), styles.text)}>
      {comment.isHidden && !isTakenDown && (
        <p className={textClass("flush", "below-1", "xs", "saffron")}>{t("hiddenNote")}</p>
      )}
      {decision !== null && (
        <p className={textClass("flush", "below-1", "xs", "saffron")}>
          {isTakenDown ? t("takenDown") : t("kept")}{" "}
          {decision.reason !== null &&
            t.rich("decisionReason", { reason: decision.reason, words: (chunks) => <bdi>{chunks}</bdi> })}
        </p>
      )}
      {comment.document === null ? (
        <PlainText text={comment.content ?? ""} />
      ) : (
        <RichText document={comment.document} mentions={mentions} />
      )}
      <Attachments files={comment.attachments} small />
    </div>
  );
}
