import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { drafts } from "#client/drafts.ts";
import { useProblemText } from "#client/problem-text.ts";
import { signedInPerson } from "#client/session.ts";
import { Loading } from "#kit/Loading.tsx";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { classNames } from "#ui/class-names.ts";
import { CommentIcon, LockIcon } from "#ui/icons.ts";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { useToast } from "#ui/toast-context.ts";
import { ArrivalPill } from "../components/ArrivalPill.tsx";
import { CommentForm } from "./CommentForm.tsx";
import styles from "./Comments.module.css";
import { CommentsList } from "./CommentsList.tsx";
import { ThreadContext, type ThreadContextValue } from "./use-thread-context.ts";
import { readCommentPlace, useCommentPlace } from "./use-comment-place.ts";
import { usePoint } from "./use-point.ts";
import { useSendComment } from "./use-send-comment.ts";
import { useThreadChanges } from "./use-thread-changes.ts";
import { useThread } from "./use-thread.ts";

const none: ReadonlyMap<string, number> = new Map();

/** Deletions by this client that can still be undone. */
function useUndo(): Pick<ThreadContextValue, "undoableUntil" | "offerUndo"> {
  const [undoableUntil, setUndoableUntil] = useState(none);
  const offerUndo = useCallback((id: string, until: number | null): void => {
    setUndoableUntil((before) => {
      const others = [...before].filter(([known]) => known !== id);
      return new Map(until === null ? others : [...others, [id, until]]);
    });
  }, []);
  return { undoableUntil, offerUndo };
}

export interface CommentsProps {
  /** The id of the heading, a link target in the dialog. */
  id: string;
  topic: Topic;
  /** The comment named in the address. */
  commentId: string | null;
  /** Called when the comments are first shown and when new ones are. */
  onShown: (haveNew: boolean) => void;
}

export function Comments({ id, topic, commentId, onShown }: CommentsProps) {
  const t = useTranslations("community.comments");
  const toast = useToast();
  const problemText = useProblemText();
  const [opened] = useState(() => ({ place: readCommentPlace(window.location.hash), commentId }));
  const { pages, handle, isMissing } = useThread(topic.id, opened.place ?? commentId);
  const { thread, roots, lateRoots } = handle;
  const { arrivals, reveal } = useThreadChanges(topic.id, handle);
  const { pointed, point } = usePoint();
  const { undoableUntil, offerUndo } = useUndo();

  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });
  const isSettled = thread !== undefined || pages.isError;
  useEffect(() => {
    if (isSettled) shown.current(false);
  }, [isSettled]);
  const isEmpty = thread !== undefined && roots.length + lateRoots.length === 0;
  // Comments without an event: written on another screen of this user, or before this one subscribed.
  const isBehind = isEmpty && arrivals.length === 0 && topic.commentCount > 0;
  const { refetch } = pages;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, topic.commentCount, refetch]);
  const isLoaded = thread !== undefined;
  // After a reload the reading position takes precedence over the comment of a link.
  const isLed = commentId !== null && (opened.place === null || commentId !== opened.commentId);
  useEffect(() => {
    if (isLoaded && isLed && !isMissing) point([commentId]);
  }, [isLoaded, isLed, commentId, isMissing, point]);
  const frame = useCommentPlace(opened.place, isLoaded);

  async function showArrived(): Promise<void> {
    try {
      point(await reveal());
      shown.current(true);
    } catch (error) {
      toast({ message: `${t("moreFailed")} ${problemText(error)}`, tone: "danger" });
    }
  }

  const { id: topicId, commentCount } = topic;
  const categoryId = topic.category.id;
  // Stable, so that the comments do not render again when the topic is marked as read.
  const shared = useMemo(
    () => ({
      topic: { id: topicId, categoryId, commentCount },
      handle,
      point,
      pointed,
      undoableUntil,
      offerUndo,
    }),
    [topicId, categoryId, commentCount, handle, point, pointed, undoableUntil, offerUndo],
  );
  return (
    <ThreadContext value={shared}>
      <section className={classNames(boxClass("above-4"), styles.comments)} aria-labelledby={id} ref={frame}>
        <h3 className={classNames(textClass("flush", "below-2", "md"), styles.heading)} id={id}>
          {t("title", { count: topic.commentCount })}
        </h3>
        {isMissing && isLed && (
          <p className={textClass("flush", "above-2", "below-4", "muted")} role="status">
            {t("missing")}
          </p>
        )}
        {thread === undefined && (
          <Loading query={pages} label={t("loading")} shape={3} failed={t("failedTitle")} headingLevel={3} />
        )}
        {isEmpty && arrivals.length === 0 && topic.commentCount === 0 && (
          <p className={textClass("flush", "above-2", "below-4", "muted")}>{t(topic.can.comment ? "empty" : "none")}</p>
        )}
        {thread !== undefined && <CommentsList pages={pages} />}
        <ArrivalPill
          atEnd
          text={arrivals.length === 0 ? "" : t("arrived", { count: arrivals.length })}
          icon={<CommentIcon size={18} />}
          onPress={() => void showArrived()}
        />
      </section>
      <CommentsEnd topic={topic} />
    </ThreadContext>
  );
}

/**
 * The end of the thread: the box for a comment, or the reason why there is none. On a phone it sticks to the bottom of
 * the screen.
 */
function CommentsEnd({ topic }: Pick<CommentsProps, "topic">) {
  const t = useTranslations("community.comments");
  const send = useSendComment();
  const place = `comment:${topic.id}`;
  // Locked while the user was writing: the text stays and can be copied.
  const isWritten = drafts.read(signedInPerson()?.id ?? "", place) !== undefined;
  return (
    <>
      {topic.isLocked && !topic.can.comment && (
        <p className={classNames(rowClass(2, "align-center", "flush", "above-4", "sm", "muted"), styles.locked)}>
          <LockIcon size={18} />
          {t("locked")}
        </p>
      )}
      {(topic.can.comment || isWritten) && (
        <div className={classNames(boxClass("above-4"), styles.write)} data-foot="">
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
