import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import { isProblem } from "#client/problems.ts";
import type { TopicSummary, Topic } from "#modules/community/contract/schemas.ts";
import { pickText, type Locale, directionOf, nameIn } from "#shared/locale.ts";
import { CategoryBadge } from "#ui/CategoryBadge.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { LockIcon, PinIcon } from "#ui/icons.ts";
import { Meta } from "#ui/Meta.tsx";
import { textClass } from "#ui/primitives.ts";
import { StarPattern } from "#ui/StarPattern.tsx";
import { topicQuery } from "./api.ts";
import { PosterImage, PosterVideo, VideoButton } from "./components/Poster.tsx";
import { useCalmVideo } from "./components/use-calm-video.ts";
import { listedTopic } from "./topic-cache.ts";
import { languagesOf, topicIn } from "./topic/language.ts";
import { mendedCategory } from "./topic/mended-category.ts";
import { TopicReading } from "./topic/TopicReading.tsx";
import { TopicFailure, TopicOnItsWay } from "./topic/TopicStates.tsx";
import { useCloseTopic } from "./topic/use-close-topic.ts";
import styles from "./TopicDialog.module.css";

/** A topic, always over the list of its category. */
export function TopicDialog() {
  const { id: categoryId, topicId } = useParams({ from: "/app/community/categories/$id/topic/$topicId" });
  const { comment } = useSearch({ from: "/app/community/categories/$id/topic/$topicId" });
  // Another topic is another dialog's worth of state.
  return <OpenTopic key={topicId} categoryId={categoryId} topicId={topicId} commentId={comment ?? null} />;
}

interface OpenTopicProps {
  categoryId: string;
  topicId: string;
  commentId: string | null;
}

function OpenTopic({ categoryId, topicId, commentId }: OpenTopicProps) {
  const t = useTranslations("community.topic");
  const locale = useLocale();
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(topicQuery(topicId));
  const [chosen, setChosen] = useState<Locale | null>(null);
  const [summary] = useState(() => listedTopic(queryClient, topicId));
  const close = useCloseTopic(categoryId);
  const topic = data?.data;
  // Deleted meanwhile: what was shown before is not shown any longer.
  const isGone = isProblem(error, "not_found");
  useMendedAddress(categoryId, topicId, topic?.category.id);

  const known = isGone ? undefined : (topic ?? summary);
  const languages = known === undefined ? [] : languagesOf(known, locale);
  const language = languages.find((candidate) => candidate === chosen) ?? languages[0] ?? locale;
  const title = known === undefined ? null : pickText(language, { en: known.titleEn, ar: known.titleAr });
  const untitled = isGone ? t("missingTitle") : error === null ? t("loading") : t("failedTitle");
  useDocumentTitle(title?.text ?? (error === null ? "" : untitled));

  const content =
    topic !== undefined && !isGone ? (
      <TopicReading
        topic={topic}
        shown={topicIn(topic, language)}
        languages={languages}
        onLanguage={setChosen}
        commentId={commentId}
      />
    ) : error !== null ? (
      <TopicFailure error={error} onRetry={() => void refetch()} retrying={isFetching} onClose={close} />
    ) : (
      <TopicOnItsWay summary={known} />
    );
  return (
    <Dialog
      open
      onClose={close}
      size="lg"
      title={title === null ? untitled : <TopicTitle title={title} />}
      hideTitle={title === null}
      focusAfterClose={() =>
        document.querySelector<HTMLElement>(`a[data-topic="${CSS.escape(topicId)}"]`) ?? document.querySelector("h1")
      }
      {...(known?.isPoster === true ? { hero: <TopicHero poster={topic?.poster ?? null} /> } : {})}
      {...(known === undefined ? {} : { eyebrow: <TopicEyebrow topic={known} minutes={minutesOf(topic, language)} /> })}
    >
      {content}
    </Dialog>
  );
}

const minutesOf = (topic: Parameters<typeof topicIn>[0] | undefined, language: Locale): number | null =>
  topic === undefined ? null : topicIn(topic, language).readingMinutes;

/** Puts the right category into the address, without a trace in the history. */
function useMendedAddress(addressed: string, topicId: string, actual: string | undefined): void {
  const navigate = useNavigate();
  const mended = actual === undefined ? null : mendedCategory(addressed, actual);
  useEffect(() => {
    if (mended === null) return;
    void navigate({
      to: "/community/categories/$id/topic/$topicId",
      params: { id: mended, topicId },
      search: (current: object) => current,
      state: (current) => current,
      replace: true,
      resetScroll: false,
    });
  }, [navigate, mended, topicId]);
}

/** The title of a topic as it is read: in the direction of its language, aligned with the author beneath it. */
function TopicTitle({ title }: { title: { text: string; locale: Locale } }) {
  return (
    <span className={textClass("anywhere")} lang={title.locale} dir={directionOf(title.locale)}>
      {title.text}
    </span>
  );
}

interface TopicEyebrowProps {
  topic: TopicSummary;
  /** Null while the text is not there yet. */
  minutes: number | null;
}

/** The quiet line over a topic's title: where it stands, when it was published, how long it is. */
function TopicEyebrow({ topic, minutes }: TopicEyebrowProps) {
  const t = useTranslations("community");
  const locale = useLocale();
  return (
    <Meta>
      <CategoryBadge name={nameIn(locale, topic.category)} color={topic.category.color} />
      {topic.publishedAt !== null && <Moment at={topic.publishedAt} />}
      {minutes !== null && t("topic.readingTime", { minutes })}
      {topic.isPinned && <PinIcon size={16} role="img" aria-label={t("list.pinned")} />}
      {topic.isLocked && <LockIcon size={16} role="img" aria-label={t("list.locked")} />}
    </Meta>
  );
}

/** The poster at the head of a topic. Null while it is on its way: its place is kept. */
function TopicHero({ poster }: { poster: Topic["poster"] }) {
  const [broken, setBroken] = useState<"nothing" | "video" | "all">("nothing");
  const { attach, playing, toggle } = useCalmVideo(true);
  const videoUrl = broken === "nothing" ? (poster?.videoUrl ?? null) : null;
  return (
    <div className={styles.hero}>
      {broken === "all" && <StarPattern />}
      {poster !== null && videoUrl !== null && (
        <>
          <PosterVideo ref={attach} poster={{ ...poster, videoUrl }} active onBroken={() => setBroken("video")} />
          <div className={styles.button}>
            <VideoButton playing={playing} toggle={toggle} />
          </div>
        </>
      )}
      {poster !== null && videoUrl === null && broken !== "all" && (
        <PosterImage poster={poster} sizes="(width < 768px) 100vw, 46rem" first onBroken={() => setBroken("all")} />
      )}
    </div>
  );
}
