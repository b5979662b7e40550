import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { rowId } from "#client/use-pages.ts";
import { usePlacedPages } from "#client/use-placed-pages.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { MoreRows } from "#ui/MoreRows.tsx";
import { bookmarksQuery } from "../api.ts";
import { Loading } from "#kit/Loading.tsx";
import { TopicRow } from "../components/TopicRow.tsx";
import { allCategoryId } from "../sorts.ts";
import styles from "./TopicList.module.css";
import { TopicListSkeleton } from "./TopicListSkeleton.tsx";
import { useArrivals } from "./use-arrivals.ts";

/** The topics that the reader keeps, the last kept first. They open over their own category's list. */
export function KeptTopics() {
  const t = useTranslations("community");
  const list = usePlacedPages(bookmarksQuery, rowId);
  const { rows, isFetching, frame, earlier, later } = list;
  // What is new is shown on the rows; the list is the reader's own, so nothing arrives in it.
  useArrivals("kept", allCategoryId);

  if (rows === undefined) return <Loading query={list} shape={<TopicListSkeleton rows={5} />} />;
  if (rows.length === 0) {
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
    <div className={styles.frame} ref={frame}>
      <MoreRows {...earlier} />
      <ol className={styles.rows} aria-label={t("kept.title")} aria-busy={isFetching}>
        {rows.map((topic) => (
          <TopicRow key={topic.id} topic={topic} categoryId={topic.category.id} showCategory headingLevel={2} />
        ))}
      </ol>
      <MoreRows {...later} isEager end={t("list.end")} />
    </div>
  );
}
