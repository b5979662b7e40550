import { useTranslations } from "use-intl";
import { useFormats } from "#client/intl.tsx";
import { classNames } from "#ui/class-names.ts";
import { CommentIcon, HeartFilledIcon, HeartIcon } from "#ui/icons.ts";
import { textClass } from "#ui/primitives.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import styles from "./TopicCounts.module.css";

export interface TopicCountsProps {
  commentCount: number;
  likeCount: number;
  liked: boolean;
}

/** How many comments and likes a topic has, at the end of its row. */
export function TopicCounts({ commentCount, likeCount, liked }: TopicCountsProps) {
  const t = useTranslations("community.list");
  const formats = useFormats();
  const Heart = liked ? HeartFilledIcon : HeartIcon;
  return (
    <div className={styles.counts}>
      <span className={styles.count}>
        <CommentIcon size={18} />
        <span aria-hidden="true">{formats.count(commentCount)}</span>
        <VisuallyHidden>{t("comments", { count: commentCount })}</VisuallyHidden>
      </span>
      <span className={classNames(styles.count, liked && textClass("action"))}>
        <Heart size={18} />
        <span aria-hidden="true">{formats.count(likeCount)}</span>
        <VisuallyHidden>{t("likes", { count: likeCount })}</VisuallyHidden>
      </span>
    </div>
  );
}
