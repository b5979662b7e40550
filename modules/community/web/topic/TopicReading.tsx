import { Suspense, useDeferredValue, useId, useMemo, useRef } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { directionOf, type Locale } from "#shared/locale.ts";
import { Banner } from "#ui/Banner.tsx";
import { classNames } from "#ui/class-names.ts";
import { boxClass, rowClass, stackClass, textClass } from "#ui/primitives.ts";
import { RichText } from "#ui/rich-text/RichText.tsx";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Comments } from "../comments/Comments.tsx";
import { Attachments } from "../files/Attachments.tsx";
import { useMarkTopicRead } from "../mark-read.ts";
import { imagesOf, mentionsOf } from "../find-references.ts";
import { useTopicSlots } from "../use-topic-slots.ts";
import type { TopicInLanguage } from "./resolve-language.ts";
import { restorableDays } from "./DeleteTopic.tsx";
import { TopicActions } from "./TopicActions.tsx";
import { TopicAuthor } from "./TopicAuthor.tsx";
import { TopicMenu } from "./TopicMenu.tsx";
import styles from "./TopicReading.module.css";

export interface TopicReadingProps {
  topic: Topic;
  shown: TopicInLanguage;
  languages: readonly Locale[];
  onLanguage: (language: Locale) => void;
  /** The comment named in the address. */
  commentId: string | null;
}

export function TopicReading({ topic, shown, languages, onLanguage, commentId }: TopicReadingProps) {
  const t = useTranslations("community.topic");
  const locale = useLocale();
  const formats = useFormats();
  const markRead = useMarkTopicRead();
  const { PollCard, MustReadNotice } = useTopicSlots();
  const marked = useRef(false);
  const images = useMemo(() => imagesOf(topic.images), [topic.images]);
  const mentions = useMemo(() => mentionsOf(topic.mentions, locale), [topic.mentions, locale]);
  const commentsId = useId();
  // Rendered after the text and interruptibly, so that the text can be scrolled on a phone in the meantime.
  const showsComments = useDeferredValue(true, false);

  // After the comments are loaded, whose marks of new ones precede this reading.
  function commentsShown(haveNew: boolean): void {
    if ((marked.current || !topic.isUnread) && !haveNew) return;
    marked.current = true;
    markRead(topic);
  }

  return (
    <>
      <div className={classNames(rowClass([3, 4], "wrap", "align-center", "between"), styles.head)}>
        <TopicAuthor author={topic.author} />
        {languages.length > 1 && (
          <div className={classNames(boxClass("to-end"), styles.language)}>
            <SegmentedChoice
              legend={t("language")}
              hideLegend
              options={languages.map((language) => ({
                value: language,
                label: language === "en" ? t("inEnglish") : t("inArabic"),
                lang: language,
              }))}
              value={shown.language}
              onChange={onLanguage}
            />
          </div>
        )}
        <span className={styles.menu}>
          <TopicMenu topic={topic} />
        </span>
      </div>
      <TopicBanners topic={topic} isOtherLanguage={shown.language !== locale && languages.length === 1} />
      {topic.isMustRead && MustReadNotice !== undefined && (
        <Suspense fallback={<SkeletonBlock height="4rem" />}>
          <MustReadNotice topicId={topic.id} />
        </Suspense>
      )}
      <div
        className={classNames(boxClass("above-5"), styles.text)}
        lang={shown.language}
        dir={directionOf(shown.language)}
      >
        <RichText document={shown.document} images={images} mentions={mentions} />
      </div>
      {topic.poll !== null && PollCard !== undefined && (
        <Suspense fallback={<SkeletonBlock height="12rem" />}>
          <PollCard topicId={topic.id} poll={topic.poll} language={shown.language} />
        </Suspense>
      )}
      <Attachments files={topic.attachments} />
      {topic.editedAt !== null && (
        <p className={textClass("flush", "above-4", "xs", "muted")}>
          {t("edited", { when: formats.elapsed(topic.editedAt, { ago: true }) })}
        </p>
      )}
      <TopicActions topic={topic} commentsId={commentsId} />
      {showsComments && (
        <Comments key={commentId} id={commentsId} topic={topic} commentId={commentId} onShown={commentsShown} />
      )}
    </>
  );
}

/** Notices above a topic: that it is hidden from other users, or its language. */
function TopicBanners({ topic, isOtherLanguage }: { topic: Topic; isOtherLanguage: boolean }) {
  const t = useTranslations("community.topic");
  const formats = useFormats();
  const isScheduled = !topic.isDeleted && topic.publishedAt === null && topic.publishAt !== null;
  return (
    <div className={classNames(stackClass(2), styles.banners)}>
      {topic.isDeleted && <Banner tone="warning">{t("deletedBanner", { days: restorableDays })}</Banner>}
      {!topic.isDeleted && !topic.isActive && <Banner tone="warning">{t("inactiveBanner")}</Banner>}
      {isScheduled && (
        <Banner tone="warning">{t("scheduledBanner", { when: formats.dateTime(topic.publishAt ?? "") })}</Banner>
      )}
      {topic.isHidden && <Banner tone="warning">{t("hiddenBanner")}</Banner>}
      {topic.decision !== null && <DecisionBanner decision={topic.decision} />}
      {isOtherLanguage && <Banner>{t("otherLanguage")}</Banner>}
    </div>
  );
}

const outcomes = { keep: "decisionKeep", deactivate: "decisionDeactivate", delete: "decisionDelete" } as const;

/** A moderator's decision about reports of a topic, for its author and moderators. */
function DecisionBanner({ decision: { decision, reason } }: { decision: NonNullable<Topic["decision"]> }) {
  const t = useTranslations("community.topic");
  return (
    <Banner tone={decision === "keep" ? "info" : "warning"}>
      {t(outcomes[decision])}
      {reason !== null && (
        <p className={boxClass("flush", "above-1")}>
          {t.rich("decisionReason", { reason, words: (chunks) => <bdi>{chunks}</bdi> })}
        </p>
      )}
    </Banner>
  );
}
