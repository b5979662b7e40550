import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Elapsed } from "#client/Elapsed.tsx";
import { usePresentation } from "#client/intl.tsx";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { nameIn, pickText } from "#shared/locale.ts";
import { formatCount } from "#shared/numbers.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { CategoryBadge } from "#ui/CategoryBadge.tsx";
import { classNames } from "#ui/class-names.ts";
import { CommentIcon, HeartFilledIcon, HeartIcon, LockIcon, PinIcon } from "#ui/icons.ts";
import { LanguageBadge } from "#ui/LanguageBadge.tsx";
import { Meta } from "#ui/Meta.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden.tsx";
import styles from "./TopicRow.module.css";

/** A topic in a list. `categoryId` is the list it opens over; within one category the badge would repeat the heading. */
export function TopicRow({ topic, categoryId, showCategory }: { topic: TopicSummary; categoryId: string; showCategory: boolean }) {
  const t = useTranslations("community");
  const presentation = usePresentation();
  const { locale } = presentation;
  const title = pickText(locale, { en: topic.titleEn, ar: topic.titleAr });
  const author = nameIn(locale, topic.author);
  return (
    <li className={classNames(styles.row, topic.isUnread && styles.unread)}>
      <Avatar id={topic.author.id} name={author} photo={topic.author.photoUrl} />
      <div className={styles.main}>
        <h3 className={styles.title}>
          <Link
            to="/community/categories/$id/topic/$topicId"
            params={{ id: categoryId, topicId: topic.id }}
            search={(current) => current}
            resetScroll={false}
            className={styles.link}
          >
            {topic.isUnread && <VisuallyHidden>{t("list.unread")} · </VisuallyHidden>}
            <bdi lang={title.locale}>{title.text}</bdi>
          </Link>
        </h3>
        <div className={styles.meta}>
          <Meta>
            {showCategory && <CategoryBadge name={nameIn(locale, topic.category)} color={topic.category.color} />}
            {!topic.isActive && <Badge tone="danger">{t("list.inactive")}</Badge>}
            {topic.publishedAt === null && <Badge tone="info">{t("list.scheduled")}</Badge>}
            {title.locale !== locale && (
              <LanguageBadge
                language={title.locale}
                label={title.locale === "ar" ? t("list.inArabicHint") : t("list.inEnglishHint")}
              />
            )}
            <bdi className={styles.author}>{author}</bdi>
            <Elapsed when={topic.lastActivityAt} />
            {(topic.isPinned || topic.isLocked) && (
              <span className={styles.marks}>
                {topic.isPinned && <PinIcon size={16} role="img" aria-label={t("list.pinned")} />}
                {topic.isLocked && <LockIcon size={16} role="img" aria-label={t("list.locked")} />}
              </span>
            )}
          </Meta>
        </div>
      </div>
      <div className={styles.counts}>
        <span className={styles.count}>
          <CommentIcon size={18} aria-hidden="true" />
          <span aria-hidden="true">{formatCount(presentation, topic.commentCount)}</span>
          <VisuallyHidden>{t("list.comments", { count: topic.commentCount })}</VisuallyHidden>
        </span>
        <span className={classNames(styles.count, topic.liked && styles.liked)}>
          {topic.liked ? <HeartFilledIcon size={18} aria-hidden="true" /> : <HeartIcon size={18} aria-hidden="true" />}
          <span aria-hidden="true">{formatCount(presentation, topic.likeCount)}</span>
          <VisuallyHidden>{t("list.likes", { count: topic.likeCount })}</VisuallyHidden>
        </span>
      </div>
    </li>
  );
}
