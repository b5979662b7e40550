import { Suspense, useDeferredValue, useId, useMemo, useRef } from "react";
import { useTranslations } from "use-intl";
import { useFormats, useLocale } from "#client/intl.tsx";
import type { Topic } from "#modules/community/contract/schemas.ts";
import { directionOf, type Locale } from "#shared/locale.ts";
import { classNames } from "#ui/class-names.ts";
import { boxClass, rowClass, textClass } from "#ui/primitives.ts";
import { RichText } from "#ui/rich-text/RichText.tsx";
import { SkeletonBlock } from "#ui/Skeleton.tsx";
import { SegmentedChoice } from "#ui/SegmentedChoice.tsx";
import { Comments } from "../comments/Comments.tsx";
import { Attachments } from "../files/Attachments.tsx";
import { useMarkTopicRead } from "../mark-read.ts";
import { imagesOf, mentionsOf } from "../find-references.ts";
import { useTopicSlots } from "../use-topic-slots.ts";
import type { TopicInLanguage } from "./resolve-language.ts";
import { TopicActions } from "./TopicActions.tsx";
import { TopicAuthor } from "./TopicAuthor.tsx";
import { TopicMenu } from "./TopicMenu.tsx";
import { TopicBanners } from "./TopicBanners.tsx";
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
