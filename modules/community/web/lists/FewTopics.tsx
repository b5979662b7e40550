import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { Loading } from "#kit/Loading.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { boxClass } from "#ui/primitives.ts";
import { fewTopicsQuery, type TopicListInput } from "../api.ts";
import { TopicRow } from "../components/TopicRow.tsx";
import { allCategoryId } from "../sorts.ts";
import styles from "./TopicList.module.css";
import { useArrivalPill } from "./Arrivals.tsx";

export interface FewTopicsProps {
  list: TopicListInput;
  few?: number;
  /** Topics already on the page. */
  without?: ReadonlySet<string>;
}

/** Additional topics fetched to replace those left out. */
const spare = 8;

/** The first topics of a list; each opens over the list of its own category. */
export function FewTopics({ list, few = 8, without }: FewTopicsProps) {
  const t = useTranslations("community.list");
  const query = useQuery(fewTopicsQuery(list, without === undefined ? few : few + spare));
  const { data, refetch, isFetching } = query;
  const pill = useArrivalPill(list, () => refetch({ throwOnError: true }));

  if (data === undefined) return <Loading query={query} label={t("loading")} shape={few} headingLevel={3} />;
  const topics = data.data.filter(({ id }) => without?.has(id) !== true).slice(0, few);
  if (topics.length === 0) {
    return (
      <EmptyState title={t("emptyTitle")} headingLevel={3}>
        {t("emptyText")}
      </EmptyState>
    );
  }
  return (
    <div className={styles.frame}>
      {pill}
      <ol className={boxClass("list")} aria-busy={isFetching}>
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
