import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { rowId } from "#client/use-pages.ts";
import { usePlacedPages } from "#client/use-placed-pages.ts";
import { Loading } from "#kit/Loading.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { MoreRows } from "#ui/MoreRows.tsx";
import { boxClass } from "#ui/primitives.ts";
import { bookmarksQuery, topicsQuery, type TopicListInput, type TopicPage } from "../api.ts";
import { TopicRow } from "../components/TopicRow.tsx";
import { allCategoryId } from "../sorts.ts";
import styles from "./TopicList.module.css";
import { useArrivalPill, useArrivals } from "./Arrivals.tsx";

type Pages = ReturnType<typeof usePlacedPages<TopicPage>>;

interface PlacedTopicsProps {
  pages: Pages;
  /** "Topics in News", for screen readers. */
  label: string;
  empty: { title: string; text: string };
  /** The category whose list is under the topic's dialog; the topic's own by default. */
  categoryId?: string;
  pill?: ReactNode;
}

function PlacedTopics({ pages, label, empty, categoryId, pill }: PlacedTopicsProps) {
  const t = useTranslations("community.list");
  const { rows, isFetching, frame, earlier, later } = pages;
  if (rows === undefined) return <Loading query={pages} label={t("loading")} shape={8} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        title={empty.title}
        action={
          categoryId !== allCategoryId && (
            <Button
              renderLink={(slot) => <Link to="/community/categories/$id" params={{ id: allCategoryId }} {...slot} />}
            >
              {t("emptyAction")}
            </Button>
          )
        }
      >
        {empty.text}
      </EmptyState>
    );
  }
  return (
    <div className={styles.frame} ref={frame} tabIndex={-1}>
      {pill}
      <MoreRows {...earlier} />
      <ol className={boxClass("list")} aria-label={label} aria-busy={isFetching}>
        {rows.map((topic) => (
          <TopicRow
            key={topic.id}
            topic={topic}
            categoryId={categoryId ?? topic.category.id}
            showCategory={categoryId === undefined || categoryId === allCategoryId}
            overList={categoryId !== undefined}
            headingLevel={2}
          />
        ))}
      </ol>
      <MoreRows {...later} isEager end={t("end")} />
    </div>
  );
}

export function TopicList({ list, label }: { list: TopicListInput; label: string }) {
  const t = useTranslations("community.list");
  const pages = usePlacedPages(topicsQuery(list), rowId);
  const { frame, restart } = pages;
  const pill = useArrivalPill(list, async () => {
    frame.current?.scrollIntoView({ block: "nearest" });
    frame.current?.focus({ preventScroll: true });
    await restart();
  });
  const empty = { title: t("emptyTitle"), text: t("emptyText") };
  return <PlacedTopics pages={pages} label={label} empty={empty} categoryId={list.category} pill={pill} />;
}

/** The user's bookmarked topics, last first. */
export function BookmarkedTopics() {
  const t = useTranslations("community.kept");
  const pages = usePlacedPages(bookmarksQuery, rowId);
  // Updates the rows; the list is the user's own, so it has no arrivals.
  useArrivals("kept", allCategoryId);
  return <PlacedTopics pages={pages} label={t("title")} empty={{ title: t("emptyTitle"), text: t("emptyText") }} />;
}
