import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useGradually } from "#client/use-gradually.ts";
import { Loading } from "#kit/Loading.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { classNames } from "#ui/class-names.ts";
import { ArrowForwardIcon } from "#ui/direction-icons.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { boxClass } from "#ui/primitives.ts";
import { Tabs, type TabsProps } from "#ui/Tabs.tsx";
import { fewTopicsQuery, type TopicListInput } from "../api.ts";
import { TopicRow } from "../components/TopicRow.tsx";
import { categorySearchOf } from "../search.ts";
import { allCategoryId, type TopicSort } from "../sorts.ts";
import { useArrivalPill } from "./Arrivals.tsx";
import listStyles from "./TopicList.module.css";
import styles from "./TopicsCard.module.css";

interface FewTopicsProps {
  list: TopicListInput;
  few?: number;
  /** Topics already on the page. */
  without?: ReadonlySet<string>;
}

/** Additional topics fetched to replace those left out. */
const spare = 8;

/** The first topics of a list; each opens over the list of its own category. */
function FewTopics({ list, few = 8, without }: FewTopicsProps) {
  const t = useTranslations("community.list");
  const query = useQuery(fewTopicsQuery(list, without === undefined ? few : few + spare));
  const { refetch, isFetching } = query;
  const data = useGradually(query.data, { isLong: true });
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
    <div className={listStyles.frame}>
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

export interface TopicsCardProps<Value extends string> extends FewTopicsProps {
  title: ReactNode;
  /** The label of the link to the whole list. */
  linkLabel: string;
  /** The sort of the whole list. */
  linkSort?: TopicSort;
  linkVariant?: "quiet" | "soft";
  /** Select the content of the card. */
  tabs?: Omit<TabsProps<Value>, "panelId"> & { panelLabel: string };
}

export function TopicsCard<Value extends string>(props: TopicsCardProps<Value>) {
  const { title, linkLabel, linkSort, linkVariant = "quiet", tabs, ...few } = props;
  const t = useTranslations("community.latest");
  const panelId = useId();
  return (
    <Card
      flush
      title={title}
      actions={
        <Button
          size="sm"
          variant={linkVariant}
          iconAfter={<ArrowForwardIcon size={18} />}
          renderLink={(slot) => (
            <Link
              to="/community/categories/$id"
              params={{ id: few.list.category }}
              search={categorySearchOf(linkSort)}
              {...slot}
              aria-label={linkLabel}
            />
          )}
        >
          {t("seeAll")}
        </Button>
      }
    >
      {tabs === undefined ? (
        <div className={classNames(boxClass("above-4"), styles.panel)}>
          <FewTopics {...few} />
        </div>
      ) : (
        <>
          <div className={styles.tabs}>
            <Tabs {...tabs} panelId={panelId} />
          </div>
          <div className={styles.panel} id={panelId} role="tabpanel" aria-label={tabs.panelLabel}>
            <FewTopics {...few} />
          </div>
        </>
      )}
    </Card>
  );
}
