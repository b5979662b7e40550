import { useState } from "react";
import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { Button } from "#ui/Button.tsx";
import { IconButton } from "#ui/IconButton.tsx";
import { CommentIcon, LinkIcon } from "#ui/icons.ts";
import { rowClass } from "#ui/primitives.ts";
import { BookmarkButton } from "../following/BookmarkButton.tsx";
import { FollowButton } from "../following/FollowButton.tsx";
import { useTopicSlots } from "../use-topic-slots.ts";
import { useCopyLink } from "../use-copy-link.ts";
import { LikePill } from "./LikePill.tsx";
import { LikersDialog } from "./LikersDialog.tsx";
import styles from "./TopicReading.module.css";

export interface TopicActionsProps {
  topic: Topic;
  /** The heading of the comments. */
  commentsId: string;
}

/** What one can do with a topic. */
export function TopicActions({ topic, commentsId }: TopicActionsProps) {
  const t = useTranslations("community");
  const formats = useFormats();
  const copyLink = useCopyLink();
  const { AskToRead } = useTopicSlots();
  const [showsLikers, setShowsLikers] = useState(false);

  function goToComments(): void {
    const heading = document.getElementById(commentsId);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.actions}>
      <LikePill topic={topic} onWho={() => setShowsLikers(true)} />
      <Button
        variant="quiet"
        size="sm"
        icon={<CommentIcon size={20} />}
        title={t("topic.toComments")}
        onClick={goToComments}
      >
        <span className={styles.inWords}>{t("list.comments", { count: topic.commentCount })}</span>
        <span className={styles.inNumbers} aria-hidden="true">
          {formats.count(topic.commentCount)}
        </span>
      </Button>
      <span className={rowClass(0, "inline", "to-end")}>
        {topic.can.requireReading && AskToRead !== undefined && (
          <AskToRead topicId={topic.id} isAsked={topic.isMustRead} />
        )}
        <FollowButton topic={topic} />
        <BookmarkButton topic={topic} />
        <IconButton
          label={t("topic.copyLink")}
          icon={<LinkIcon size={20} />}
          onClick={() => void copyLink({ topicId: topic.id, categoryId: topic.category.id })}
        />
      </span>
      {showsLikers && <LikersDialog topicId={topic.id} onClose={() => setShowsLikers(false)} />}
    </div>
  );
}
