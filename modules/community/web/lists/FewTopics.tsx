import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useAnnounce } from "#ui/Announcer.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { RefreshIcon } from "#ui/icons.ts";
import { useToast } from "#ui/toast-context.ts";
import { fewTopicsQuery, type TopicListInput } from "../api.ts";
import { ArrivalPill } from "../components/ArrivalPill.tsx";
import { Loading } from "#kit/Loading.tsx";
import { TopicRow } from "../components/TopicRow.tsx";
import { allCategoryId } from "../sorts.ts";
import styles from "./TopicList.module.css";
import { TopicListSkeleton } from "./TopicListSkeleton.tsx";
import { useArrivals } from "./use-arrivals.ts";

export interface FewTopicsProps {
  list: TopicListInput;
  /** How many stand on a page that only leads to the lists. */
  few?: number;
  /** Ids of topics that stand on the page already. */
  without?: ReadonlySet<string>;
}

/** Topics that are read to stand in for those left out. */
const spare = 8;

/** The first topics of a list. They open over their own category's list. */
export function FewTopics({ list, few = 8, without }: FewTopicsProps) {
  const t = useTranslations("community");
  const announce = useAnnounce();
  const toast = useToast();
  const query = useQuery(fewTopicsQuery(list, without === undefined ? few : few + spare));
  const { data, refetch, isFetching } = query;
  const arrivals = useArrivals(`${list.category} ${list.sort}`, list.category);

  async function showArrived(): Promise<void> {
    const { isError } = await refetch();
    if (isError) return toast({ message: t("page.failedTitle"), tone: "danger" });
    arrivals.clear();
    announce(t("list.refreshed"));
  }

  if (data === undefined) return <Loading query={query} shape={<TopicListSkeleton rows={few} />} headingLevel={3} />;
  const topics = data.data.filter(({ id }) => without?.has(id) !== true).slice(0, few);
  if (topics.length === 0) {
    return (
      <EmptyState title={t("list.emptyTitle")} headingLevel={3}>
        {t("list.emptyText")}
      </EmptyState>
    );
  }
  return (
    <div className={styles.frame}>
      <ArrivalPill
        text={arrivals.count === 0 ? "" : t("list.arrived", { count: arrivals.count })}
        icon={<RefreshIcon size={18} />}
        onPress={() => void showArrived()}
      />
      <ol className={styles.rows} aria-busy={isFetching}>
        {topics.map((topic) => (
          <TopicRow
            key={topic.id}
            topic={topic}
            categoryId={topic.category.id}
            showCategory={list.category === allCategoryId}
          />
        ))}
      </ol>
    </div>
  );
}
