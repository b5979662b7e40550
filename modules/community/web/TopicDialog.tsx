import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { useLocale } from "#client/intl.tsx";
import { Moment } from "#client/Moment.tsx";
import { useGradually } from "#client/use-gradually.ts";
import { isProblem } from "#client/problems.ts";
import { Loading, type LoadingProps } from "#kit/Loading.tsx";
import type { TopicSummary, Topic } from "#modules/community/contract/schemas.ts";
import { directionOf, nameIn, pickText, type Locale } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { CategoryBadge } from "#ui/CategoryBadge.tsx";
import { classNames } from "#ui/class-names.ts";
import { Dialog } from "#ui/Dialog.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { LockIcon, PinIcon } from "#ui/icons.ts";
import { Meta } from "#ui/Meta.tsx";
import { boxClass, textClass } from "#ui/primitives.ts";
import { SkeletonLine } from "#ui/Skeleton.tsx";
import { StarPattern } from "#ui/StarPattern.tsx";
import { topicQuery } from "./api.ts";
import { usePoster } from "./components/Poster.tsx";
import { mendedCategory } from "./search.ts";
import { listedTopic } from "./change-topics.ts";
import { languagesOf, topicIn } from "./topic/resolve-language.ts";
import { TopicAuthor } from "./topic/TopicAuthor.tsx";
import { TopicReading } from "./topic/TopicReading.tsx";
import { useCloseTopic } from "./topic/use-close-topic.ts";
import readingStyles from "./topic/TopicReading.module.css";
import styles from "./TopicDialog.module.css";

/** A topic in a dialog over the list of its category. */
export function TopicDialog() {
  const { id: categoryId, topicId } = useParams({ from: "/app/community/categories/$id/topic/$topicId" });
  const { comment } = useSearch({ from: "/app/community/categories/$id/topic/$topicId" });
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
  const query = useQuery(topicQuery(topicId));
  const { error } = query;
  const data = useGradually(query.data, { isLong: true });
  const [chosen, setChosen] = useState<Locale | null>(null);
  const [summary] = useState(() => listedTopic(queryClient, topicId));
  const close = useCloseTopic(categoryId);
  // A topic deleted in the meantime is no longer shown.
  const isGone = isProblem(error, "not_found");
  const topic = isGone ? undefined : data?.data;
  useMendedAddress(categoryId, topicId, data?.data.category.id);

  const known = isGone ? undefined : (topic ?? summary);
  const languages = known === undefined ? [] : languagesOf(known, locale);
  const language = languages.find((candidate) => candidate === chosen) ?? languages[0] ?? locale;
  const title = known === undefined ? null : pickText(language, { en: known.titleEn, ar: known.titleAr });
  const untitled = isGone ? t("missingTitle") : error === null ? t("loading") : t("failedTitle");
  useDocumentTitle(title?.text ?? (error === null ? "" : untitled));
  const shown = topic === undefined ? undefined : topicIn(topic, language);
  return (
    <Dialog
      open
      onClose={close}
      size="lg"
      title={
        title === null ? (
          untitled
        ) : (
          <span className={textClass("anywhere")} lang={title.locale} dir={directionOf(title.locale)}>
            {title.text}
          </span>
        )
      }
      hideTitle={title === null}
      focusAfterClose={() =>
        document.querySelector<HTMLElement>(`a[data-topic="${CSS.escape(topicId)}"]`) ?? document.querySelector("h1")
      }
      {...(known?.isPoster === true ? { hero: <TopicHero poster={topic?.poster ?? null} /> } : {})}
      {...(known === undefined
        ? {}
        : { eyebrow: <TopicEyebrow topic={known} minutes={shown?.readingMinutes ?? null} /> })}
    >
      {topic === undefined || shown === undefined ? (
        <TopicLoading query={query} summary={known} onClose={close} />
      ) : (
        <TopicReading topic={topic} shown={shown} languages={languages} onLanguage={setChosen} commentId={commentId} />
      )}
    </Dialog>
  );
}

/** Corrects the category in the address without a new history entry. */
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

/** `minutes` is null while the text is loading. */
function TopicEyebrow({ topic, minutes }: { topic: TopicSummary; minutes: number | null }) {
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

/** The poster of a topic; null while loading, with its space reserved. */
function TopicHero({ poster }: { poster: Topic["poster"] }) {
  const sizes = "(width < 768px) 100vw, 46rem";
  const { picture, button } = usePoster({ poster, active: true, sizes, first: true });
  return (
    <div className={styles.hero}>
      {picture ?? (poster !== null && <StarPattern />)}
      {button !== null && <div className={styles.button}>{button}</div>}
    </div>
  );
}

const widths = ["96%", "100%", "91%", "98%", "64%"];

interface TopicLoadingProps extends Pick<LoadingProps, "query"> {
  /** The topic from a cached list. */
  summary: TopicSummary | undefined;
  onClose: () => void;
}

/** Placeholder for a topic while it loads, or the reason why it cannot be shown. */
function TopicLoading({ query, summary, onClose }: TopicLoadingProps) {
  const t = useTranslations("community.topic");
  if (isProblem(query.error, "not_found")) {
    return (
      <EmptyState
        title={t("missingTitle")}
        headingLevel={3}
        action={<Button onClick={onClose}>{t("backToList")}</Button>}
      >
        {t("missingText")}
      </EmptyState>
    );
  }
  const shape = (
    <>
      {summary === undefined && (
        <>
          <SkeletonLine width="30%" size="sm" />
          <SkeletonLine width="80%" size="lg" />
        </>
      )}
      <div className={classNames(boxClass("above-5"), readingStyles.text)}>
        {widths.map((width) => (
          <SkeletonLine key={width} width={width} />
        ))}
      </div>
    </>
  );
  return (
    <>
      {query.error === null && summary !== undefined && <TopicAuthor author={summary.author} />}
      <Loading query={query} label={t("loading")} shape={shape} failed={t("failedTitle")} headingLevel={3} />
    </>
  );
}
