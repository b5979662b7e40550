import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { bookmarksQuery } from "../api.ts";
import { LoadFailure } from "../components/LoadFailure.tsx";
import { TopicRow } from "../components/TopicRow.tsx";
import { allCategoryId } from "../sorts.ts";
import { LoadMore } from "./LoadMore.tsx";
import styles from "./TopicList.module.css";
import { TopicListSkeleton } from "./TopicListSkeleton.tsx";
import { useArrivals } from "./use-arrivals.ts";

/** The topics that the reader keeps, the last kept first. They open over their own category's list. */
export function KeptTopics() {
  const t = useTranslations("community");
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(bookmarksQuery);
  // What is new is shown on the rows; the list is the reader's own, so nothing arrives in it.
  useArrivals("kept", allCategoryId);

  if (data === undefined) {
    if (error === null) return <TopicListSkeleton rows={5} />;
    return <LoadFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const topics = data.pages.flatMap((page) => page.data);
  if (topics.length === 0) {
    return (
      <EmptyState
        title={t("kept.emptyTitle")}
        action={
          <Button
            renderLink={(slot) => <Link to="/community/categories/$id" params={{ id: allCategoryId }} {...slot} />}
          >
            {t("list.emptyAction")}
          </Button>
        }
      >
        {t("kept.emptyText")}
      </EmptyState>
    );
  }
  return (
    <div className={styles.frame}>
      <ol className={styles.rows} aria-label={t("kept.title")} aria-busy={isFetching}>
        {topics.map((topic) => (
          <TopicRow key={topic.id} topic={topic} categoryId={topic.category.id} showCategory headingLevel={2} />
        ))}
      </ol>
      <LoadMore
        hasMore={hasNextPage}
        loading={isFetchingNextPage}
        error={isFetchNextPageError ? error : null}
        onLoad={() => void fetchNextPage({ cancelRefetch: false })}
      />
    </div>
  );
}
