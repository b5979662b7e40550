import { useState } from "react";
import { useTranslations } from "use-intl";
import { drafts } from "#client/drafts.ts";
import { signedInPerson } from "#client/session.ts";
import type { Comment, Reply } from "#modules/community/contract/schemas.ts";
import { CommentItem } from "./CommentItem.tsx";
import styles from "./Comments.module.css";
import { LoadComments } from "./LoadComments.tsx";
import { ReplyForm, replyPlace } from "./ReplyForm.tsx";
import { freshReplies, type Side } from "./thread.ts";
import { useThreadContext } from "./thread-context.ts";

/** The comment under this root to which the reader was writing an answer, by the kept draft. */
function answeredBefore(root: Comment): Reply | null {
  const person = signedInPerson()?.id ?? "";
  return [root, ...root.replies.data].find(({ id }) => drafts.read(person, replyPlace(id)) !== undefined) ?? null;
}

/** A root comment with its replies, and the box to answer one of them. */
export function CommentThread({ root }: { root: Comment }) {
  const t = useTranslations("community.comments");
  const { handle, point } = useThreadContext();
  const [answered, setAnswered] = useState<Reply | null>(() => answeredBefore(root));
  const [loading, setLoading] = useState<Side | null>(null);
  const [failed, setFailed] = useState<{ side: Side; error: unknown } | null>(null);
  const { data, previous, next } = root.replies;
  const late = freshReplies(root, handle.fresh);
  const hidden = root.replyCount - data.length - late.length;

  async function load(side: Side): Promise<void> {
    setLoading(side);
    setFailed(null);
    try {
      const more = await handle.loadReplies(root, side);
      const nearest = side === "next" ? more[0] : more.at(-1);
      if (nearest !== undefined) point([nearest.id], { mark: false });
    } catch (error) {
      setFailed({ side, error });
    } finally {
      setLoading(null);
    }
  }
  const more = (side: Side, words: string) => (
    <LoadComments
      loading={loading === side}
      error={failed?.side === side ? failed.error : null}
      onLoad={() => void load(side)}
    >
      {words}
    </LoadComments>
  );
  const hasReplies = data.length + late.length > 0 || previous !== null || next !== null;

  return (
    <li className={styles.thread}>
      <CommentItem comment={root} onReply={() => setAnswered(root)} />
      {hasReplies && (
        <div className={styles.replies}>
          {previous !== null && more("previous", t("earlierReplies"))}
          <ol className={styles.list}>
            {data.map((reply) => (
              <li key={reply.id}>
                <CommentItem comment={reply} onReply={() => setAnswered(reply)} />
              </li>
            ))}
          </ol>
          {next !== null &&
            more("next", previous === null && hidden > 0 ? t("moreReplies", { count: hidden }) : t("laterReplies"))}
          {late.length > 0 && (
            <ol className={styles.list}>
              {late.map((reply) => (
                <li key={reply.id}>
                  <CommentItem comment={reply} onReply={() => setAnswered(reply)} />
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
      {answered !== null && answered.can.reply && (
        <div className={styles.answer}>
          <ReplyForm key={answered.id} answered={answered} onDone={() => setAnswered(null)} />
        </div>
      )}
    </li>
  );
}
