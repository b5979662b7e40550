import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale, useFormats } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { CategoryBadge } from "#ui/CategoryBadge.tsx";
import { classNames } from "#ui/class-names.ts";
import { LockIcon, PinIcon, CommentIcon, HeartFilledIcon, HeartIcon } from "#ui/icons.ts";
import { LanguageBadge } from "#ui/LanguageBadge.tsx";
import { ListRow } from "#ui/ListRow.tsx";
import { boxClass, textClass } from "#ui/primitives.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { readCategorySearch } from "../search.ts";
import styles from "./TopicRow.module.css";

export interface TopicRowProps {
  topic: TopicSummary;
  /** The list that the topic opens over. */
  categoryId: string;
  /** Within one category the badge would repeat the heading. */
  showCategory: boolean;
  /** The row stands in that very list, whose sort and scroll stay. */
  overList?: boolean;
  headingLevel?: 2 | 3;
}

/** A topic in a list. */
export function TopicRow({ topic, categoryId, showCategory, overList = false, headingLevel = 3 }: TopicRowProps) {
  const t = useTranslations("community.list");
  const locale = useLocale();
  const title = pickText(locale, { en: topic.titleEn, ar: topic.titleAr });
  const author = nameIn(locale, topic.author);
  const Heading = `h${headingLevel}` as const;
  return (
    <ListRow
      isUnread={topic.isUnread}
      className={classNames(styles.row, topic.isUnread && styles.unread)}
      data-row={topic.id}
    >
      <Avatar id={topic.author.id} name={author} photo={topic.author.photoUrl} />
      <div className={boxClass("shrinks")}>
        <Heading className={styles.title}>
          <Link
            to="/community/categories/$id/topic/$topicId"
            params={{ id: categoryId, topicId: topic.id }}
            search={overList ? readCategorySearch : {}}
            state={(current) => ({ ...current, overList })}
            resetScroll={!overList}
            data-cover=""
            data-topic={topic.id}
          >
            {topic.isUnread && <VisuallyHidden>{t("unread")} · </VisuallyHidden>}
            <bdi lang={title.locale}>{title.text}</bdi>
          </Link>
        </Heading>
        <div className={styles.meta}>
          {showCategory && <CategoryBadge name={nameIn(locale, topic.category)} color={topic.category.color} />}
          {!topic.isActive && <Badge tone="danger">{t("inactive")}</Badge>}
          {topic.publishedAt === null && <Badge tone="info">{t("scheduled")}</Badge>}
          {title.locale !== locale && (
            <LanguageBadge
              language={title.locale}
              label={title.locale === "ar" ? t("inArabicHint") : t("inEnglishHint")}
            />
          )}
          <bdi className={styles.author}>{author}</bdi>
          <span className={styles.when}>
            <Moment at={topic.lastActivityAt} />
          </span>
          {topic.isPinned && (
            <PinIcon className={textClass("rigid", "saffron")} size={16} role="img" aria-label={t("pinned")} />
          )}
          {topic.isLocked && (
            <LockIcon className={textClass("rigid", "saffron")} size={16} role="img" aria-label={t("locked")} />
          )}
        </div>
      </div>
      <TopicCounts commentCount={topic.commentCount} likeCount={topic.likeCount} liked={topic.liked} />
    </ListRow>
  );
}

interface TopicCountsProps {
  commentCount: number;
  likeCount: number;
  liked: boolean;
}

/** How many comments and likes a topic has, at the end of its row. */
function TopicCounts({ commentCount, likeCount, liked }: TopicCountsProps) {
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
