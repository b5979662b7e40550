import { useTranslations } from "use-intl";
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
  if (topic.can.comment) {
    return (
      <div className={styles.write}>
        <CommentForm
          place={`comment:${topic.id}`}
          label={t("write")}
          sendLabel={t("send")}
          onSend={(text) => send(text, null)}
          small
        />
      </div>
    );
  }
  if (!topic.isLocked) return null;
  return (
    <p className={styles.locked}>
      <LockIcon size={18} />
      {t("locked")}
    </p>
  );
}
