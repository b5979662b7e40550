import { Link } from "@tanstack/react-router";
import { memo, type ReactNode } from "react";
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
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import { readCategorySearch } from "../search.ts";
import styles from "./TopicRow.module.css";

export interface TopicRowProps {
  topic: TopicSummary;
  /** The category whose list is under the topic's dialog. */
  categoryId: string;
  showCategory: boolean;
  /** The row is in that list, which keeps its sort and scroll position. */
  overList?: boolean;
  headingLevel?: 2 | 3;
}

/** Memoized: lists of many rows render again for every count in their heading. */
export const TopicRow = memo(function TopicRow({
  topic,
  categoryId,
  showCategory,
  overList = false,
  headingLevel = 3,
}: TopicRowProps) {
  const t = useTranslations("community.list");
  const locale = useLocale();
  const formats = useFormats();
  const title = pickText(locale, { en: topic.titleEn, ar: topic.titleAr });
  const author = nameIn(locale, topic.author);
  const Heading = `h${headingLevel}` as const;
  const Heart = topic.liked ? HeartFilledIcon : HeartIcon;
  const count = (icon: ReactNode, number: number, spoken: string, isLiked = false) => (
    <span className={classNames(rowClass(1, "inline", "align-center"), isLiked && textClass("action"), styles.count)}>
      {icon}
      <span aria-hidden="true">{formats.count(number)}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
  return (
    <ListRow isUnread={topic.isUnread} className={styles.row} data-row={topic.id}>
      <Avatar id={topic.author.id} name={author} photo={topic.author.photoUrl} />
      <div className={boxClass("shrinks")}>
        {/* A title has the direction of its language and the alignment of the list. */}
        <Heading
          className={classNames(
            textClass("flush", "below-1", "md", topic.isUnread ? "bold" : "medium", "ink", "text-start", "anywhere"),
            styles.title,
          )}
        >
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
        <div className={classNames(rowClass(2, "align-center", "shrinks", "xs", "muted"), styles.meta)}>
          {showCategory && <CategoryBadge name={nameIn(locale, topic.category)} color={topic.category.color} />}
          {!topic.isActive && <Badge tone="danger">{t("inactive")}</Badge>}
          {topic.publishedAt === null && <Badge tone="info">{t("scheduled")}</Badge>}
          {title.locale !== locale && (
            <LanguageBadge
              language={title.locale}
              label={title.locale === "ar" ? t("inArabicHint") : t("inEnglishHint")}
            />
          )}
          <bdi className={classNames(boxClass("truncate"), styles.author)}>{author}</bdi>
          <span className={classNames(boxClass("rigid"), styles.when)}>
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
      <div className={classNames(rowClass(4, "xs", "muted", "tabular"), styles.counts)}>
        {count(<CommentIcon size={18} />, topic.commentCount, t("comments", { count: topic.commentCount }))}
        {count(<Heart size={18} />, topic.likeCount, t("likes", { count: topic.likeCount }), topic.liked)}
      </div>
    </ListRow>
  );
});
