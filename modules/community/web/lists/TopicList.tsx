import { useInfiniteQuery, useQueryClient, type QueryKey } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { RefreshIcon } from "#ui/icons.ts";
import { useToast } from "#ui/toast-context.ts";
import { topicsQuery, type TopicListInput, type TopicPages } from "../api.ts";
import { ArrivalPill } from "../components/ArrivalPill.tsx";
import { LoadFailure } from "../components/LoadFailure.tsx";
import { TopicRow } from "../components/TopicRow.tsx";
import { allCategoryId } from "../sorts.ts";
import { LoadMore } from "./LoadMore.tsx";
import styles from "./TopicList.module.css";
import { TopicListSkeleton } from "./TopicListSkeleton.tsx";
import { useArrivals } from "./use-arrivals.ts";

export interface TopicListProps {
  list: TopicListInput;
  /** "Topics in News", for screen readers. */
  label: string;
}

/** The first page alone: what somebody who asks for what is new wants to see. */
const firstPage = (list: TopicPages): TopicPages => ({
  pages: list.pages.slice(0, 1),
  pageParams: list.pageParams.slice(0, 1),
});

/** The topics of a category, from the first to as many as the reader wants. */
export function TopicList({ list, label }: TopicListProps) {
  const t = useTranslations("community");
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const toast = useToast();
  const top = useRef<HTMLDivElement>(null);
  const query = topicsQuery(list);
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(query);
  const arrivals = useArrivals(`${list.category} ${list.sort}`, list.category);

  async function showArrived(): Promise<void> {
    queryClient.setQueryData<TopicPages, QueryKey>(query.queryKey, (shown) => shown && firstPage(shown));
    top.current?.scrollIntoView({ block: "nearest" });
    top.current?.focus({ preventScroll: true });
    const { isError } = await refetch();
    if (isError) return toast({ message: t("page.failedTitle"), tone: "danger" });
    arrivals.clear();
    announce(t("list.refreshed"));
  }

  if (data === undefined) {
    if (error === null) return <TopicListSkeleton rows={8} />;
    return <LoadFailure error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const topics = data.pages.flatMap((page) => page.data);
  if (topics.length === 0) {
    return (
      <EmptyState
        title={t("list.emptyTitle")}
        action={
          list.category !== allCategoryId && (
            <Button
              renderLink={(slot) => <Link to="/community/categories/$id" params={{ id: allCategoryId }} {...slot} />}
            >
              {t("list.emptyAction")}
            </Button>
          )
        }
      >
        {t("list.emptyText")}
      </EmptyState>
    );
  }
  return (
    <div className={styles.frame} ref={top} tabIndex={-1}>
      <ArrivalPill
        text={arrivals.count === 0 ? "" : t("list.arrived", { count: arrivals.count })}
        icon={<RefreshIcon size={18} />}
        onPress={() => void showArrived()}
      />
      <ol className={styles.rows} aria-label={label} aria-busy={isFetching}>
        {topics.map((topic) => (
          <TopicRow
            key={topic.id}
            topic={topic}
            categoryId={list.category}
            showCategory={list.category === allCategoryId}
            overList
            headingLevel={2}
          />
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
