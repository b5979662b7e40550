import { useCallback, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { CommentIcon } from "#ui/icons.ts";
import { Skeleton, SkeletonTopicRow } from "#ui/Skeleton.tsx";
import { useToast } from "#ui/toast-context.ts";
import { ArrivalPill } from "../components/ArrivalPill.tsx";
import { LoadFailure } from "../components/LoadFailure.tsx";
import styles from "./Comments.module.css";
import { CommentsEnd } from "./CommentsEnd.tsx";
import { CommentsList } from "./CommentsList.tsx";
import { ThreadContext } from "./thread-context.ts";
import { usePoint } from "./use-point.ts";
import { useThreadChanges } from "./use-thread-changes.ts";
import { useThread } from "./use-thread.ts";

export interface CommentsProps {
  /** For the heading, where links within the dialog lead. */
  id: string;
  topic: Topic;
  /** The comment that the address leads to. */
  commentId: string | null;
  /** The comments are shown, at first or with new ones among them. */
  onShown: (haveNew: boolean) => void;
}

/** The comments on a topic, and the place to write one. */
export function Comments({ id, topic, commentId, onShown }: CommentsProps) {
  const t = useTranslations("community.comments");
  const toast = useToast();
  const problemText = useProblemText();
  const handle = useThread(topic.id, commentId);
  const { arrivals, reveal } = useThreadChanges(topic.id, handle);
  const { pointed, point } = usePoint();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pages, thread, roots, lateRoots, isMissing } = handle;
  const focusHeading = useCallback(() => heading.current?.focus(), []);

  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });
  const isSettled = thread !== undefined || pages.isError;
  useEffect(() => {
    if (isSettled) shown.current(false);
  }, [isSettled]);
  const isLoaded = thread !== undefined;
  useEffect(() => {
    if (isLoaded && commentId !== null && !isMissing) point([commentId]);
  }, [isLoaded, commentId, isMissing, point]);

  async function showArrived(): Promise<void> {
    try {
      point(await reveal());
      shown.current(true);
    } catch (error) {
      toast({ message: `${t("moreFailed")} ${problemText(error)}`, tone: "danger" });
    }
  }

  return (
    <ThreadContext value={{ topic, handle, point, pointed, focusHeading }}>
      <section className={styles.comments} aria-labelledby={id}>
        <h3 className={styles.heading} id={id} ref={heading} tabIndex={-1}>
          {t("title", { count: topic.commentCount })}
        </h3>
        {isMissing && (
          <p className={styles.note} role="status">
            {t("missing")}
          </p>
        )}
        {thread === undefined && !pages.isError && (
          <Skeleton label={t("loading")}>
            <SkeletonTopicRow />
            <SkeletonTopicRow />
            <SkeletonTopicRow />
          </Skeleton>
        )}
        {thread === undefined && pages.isError && (
          <LoadFailure
            error={pages.error}
            title={t("failedTitle")}
            headingLevel={3}
            onRetry={() => void pages.refetch()}
            retrying={pages.isFetching}
          />
        )}
        {thread !== undefined && roots.length + lateRoots.length === 0 && (
          <p className={styles.note}>{t(topic.can.comment ? "empty" : "none")}</p>
        )}
        {thread !== undefined && <CommentsList />}
        <ArrivalPill
          atEnd
          text={arrivals.length === 0 ? "" : t("arrived", { count: arrivals.length })}
          icon={<CommentIcon size={18} />}
          onPress={() => void showArrived()}
        />
      </section>
      <CommentsEnd />
    </ThreadContext>
  );
}
