import { useTranslations } from "use-intl";
import { drafts } from "#client/drafts.ts";
import { signedInPerson } from "#client/session.ts";
import { LockIcon } from "#ui/icons.ts";
import { CommentForm } from "./CommentForm.tsx";
import styles from "./Comments.module.css";
import { useSendComment } from "./use-send-comment.ts";
import { useThreadContext } from "./thread-context.ts";

/** The end of the thread: the place to write, or why one cannot. On a phone it stays at the foot of the screen. */
export function CommentsEnd() {
  const t = useTranslations("community.comments");
  const { topic } = useThreadContext();
  const send = useSendComment();
  const place = `comment:${topic.id}`;
  // Closed while somebody was writing: the text stays where it is, so that it can be copied.
  const isWritten = drafts.read(signedInPerson()?.id ?? "", place) !== undefined;
  return (
    <>
      {topic.isLocked && !topic.can.comment && (
        <p className={styles.locked}>
          <LockIcon size={18} />
          {t("locked")}
        </p>
      )}
      {(topic.can.comment || isWritten) && (
        <div className={styles.write} data-foot="">
          <CommentForm
            place={place}
            label={t("write")}
            sendLabel={t("send")}
            onSend={(written) => send(written, null)}
            small
          />
        </div>
      )}
    </>
  );
}
