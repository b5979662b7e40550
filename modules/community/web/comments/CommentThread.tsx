import { memo, useState } from "react";
import { useTranslations } from "use-intl";
import { drafts } from "#client/drafts.ts";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { signedInPerson } from "#client/session.ts";
import { useScrollAnchor } from "#client/use-scroll-anchor.ts";
import type { Comment, Reply } from "#modules/community/contract/schemas.ts";
import { nameIn } from "#shared/locale.ts";
import { classNames } from "#ui/class-names.ts";
import { boxClass } from "#ui/primitives.ts";
import { CommentForm } from "./CommentForm.tsx";
import { CommentItem } from "./CommentItem.tsx";
import styles from "./Comments.module.css";
import { LoadComments } from "./LoadComments.tsx";
import { useThreadContext } from "./use-thread-context.ts";
import { freshReplies, type Side } from "./change-thread.ts";
import { useSendComment } from "./use-send-comment.ts";

const replyPlace = (commentId: string): string => `reply:${commentId}`;

function ReplyForm({ answered, takesFocus, onDone }: { answered: Reply; takesFocus: boolean; onDone: () => void }) {
  const t = useTranslations("community.comments");
  const locale = useLocale();
  const send = useSendComment();
  const name = answered.author === null ? t("formerColleague") : nameIn(locale, answered.author);
  return (
    <CommentForm
      place={replyPlace(answered.id)}
      label={t("writeReply", { name: isolated(name) })}
      sendLabel={t("send")}
      onSend={async (written) => {
        const outcome = await send(written, answered.id);
        onDone();
        return outcome;
      }}
      onCancel={onDone}
      showLabel
      takesFocus={takesFocus}
    />
  );
}

/** The comment being answered, and whether the user has just opened the box. */
type Answering = { answered: Reply; isOpened: boolean };

/** Finds the comment under this root for which a reply was drafted. */
function restoredAnswer(root: Comment): Answering | null {
  const person = signedInPerson()?.id ?? "";
  const answered = [root, ...root.replies.data].find(({ id }) => drafts.read(person, replyPlace(id)) !== undefined);
  return answered === undefined ? null : { answered, isOpened: false };
}

export const CommentThread = memo(function CommentThread({ root }: { root: Comment }) {
  const t = useTranslations("community.comments");
  const { handle, point } = useThreadContext();
  const [answering, setAnswering] = useState<Answering | null>(() => restoredAnswer(root));
  const [loading, setLoading] = useState<Side | null>(null);
  const [failed, setFailed] = useState<{ side: Side; error: unknown } | null>(null);
  const { data, previous, next } = root.replies;
  const late = freshReplies(root, handle.fresh);
  const { list, hold, release } = useScrollAnchor<HTMLOListElement>(data[0]?.id);
  const answer = (answered: Reply): void => setAnswering({ answered, isOpened: true });
  const hidden = root.replyCount - data.length - late.length;

  async function load(side: Side): Promise<void> {
    setLoading(side);
    setFailed(null);
    if (side === "previous") hold();
    try {
      const { replies, hasMore } = await handle.loadReplies(root, side);
      const nearest = side === "next" ? replies[0] : replies.at(-1);
      // The button disappears, and its focus with it.
      if (!hasMore && nearest !== undefined) point([nearest.id], { mark: false, scroll: false });
    } catch (error) {
      release();
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
  const items = (replies: readonly Reply[]) =>
    replies.map((reply) => (
      <li key={reply.id}>
        <CommentItem comment={reply} onReply={() => answer(reply)} />
      </li>
    ));
  const hasReplies = data.length + late.length > 0 || previous !== null || next !== null;

  return (
    <li className={styles.thread}>
      <CommentItem comment={root} onReply={() => answer(root)} />
      {hasReplies && (
        <div className={styles.replies}>
          {previous !== null && more("previous", t("earlierReplies"))}
          <ol className={boxClass("list")} ref={list}>
            {items(data)}
          </ol>
          {next !== null &&
            more("next", previous === null && hidden > 0 ? t("moreReplies", { count: hidden }) : t("laterReplies"))}
          {late.length > 0 && <ol className={boxClass("list")}>{items(late)}</ol>}
        </div>
      )}
      {answering !== null && answering.answered.can.reply && (
        <div className={classNames(boxClass("above-1", "below-4"), styles.answer)}>
          <ReplyForm
            key={answering.answered.id}
            answered={answering.answered}
            takesFocus={answering.isOpened}
            onDone={() => setAnswering(null)}
          />
        </div>
      )}
    </li>
  );
});
