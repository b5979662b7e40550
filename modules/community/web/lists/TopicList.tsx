import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { rowId } from "#client/use-pages.ts";
import { usePlacedPages } from "#client/use-placed-pages.ts";
import { useAnnounce } from "#ui/Announcer.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { RefreshIcon } from "#ui/icons.ts";
import { MoreRows } from "#ui/MoreRows.tsx";
import { useToast } from "#ui/toast-context.ts";
import { topicsQuery, type TopicListInput } from "../api.ts";
import { ArrivalPill } from "../components/ArrivalPill.tsx";
import { Loading } from "#kit/Loading.tsx";
import { TopicRow } from "../components/TopicRow.tsx";
import { allCategoryId } from "../sorts.ts";
import styles from "./TopicList.module.css";
import { TopicListSkeleton } from "./TopicListSkeleton.tsx";
import { useArrivals } from "./use-arrivals.ts";

export interface TopicListProps {
  list: TopicListInput;
  /** "Topics in News", for screen readers. */
  label: string;
}

/** The topics of a category, from the first to as many as the reader wants. */
export function TopicList({ list, label }: TopicListProps) {
  const t = useTranslations("community");
  const announce = useAnnounce();
  const toast = useToast();
  const answer = usePlacedPages(topicsQuery(list), rowId);
  const { rows, isFetching, frame, restart, earlier, later } = answer;
  const arrivals = useArrivals(`${list.category} ${list.sort}`, list.category);

  async function showArrived(): Promise<void> {
    frame.current?.scrollIntoView({ block: "nearest" });
    frame.current?.focus({ preventScroll: true });
    try {
      await restart();
    } catch {
      return toast({ message: t("page.failedTitle"), tone: "danger" });
    }
    arrivals.clear();
    announce(t("list.refreshed"));
  }

  if (rows === undefined) return <Loading query={answer} shape={<TopicListSkeleton rows={8} />} />;
  if (rows.length === 0) {
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
    <div className={styles.frame} ref={frame} tabIndex={-1}>
      <ArrivalPill
        text={arrivals.count === 0 ? "" : t("list.arrived", { count: arrivals.count })}
        icon={<RefreshIcon size={18} />}
        onPress={() => void showArrived()}
      />
      <MoreRows {...earlier} />
      <ol className={styles.rows} aria-label={label} aria-busy={isFetching}>
        {rows.map((topic) => (
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
      <MoreRows {...later} isEager end={t("list.end")} />
    </div>
  );
}
