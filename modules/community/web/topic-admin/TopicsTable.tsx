import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Loading } from "#kit/Loading.tsx";
import { Pages } from "#kit/Pages.tsx";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { otherLocale, type Locale } from "#shared/locale.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { FlagIcon } from "#ui/icons.ts";
import { textClass } from "#ui/primitives.ts";
import { SkeletonTable } from "#ui/SkeletonTable.tsx";
import { useAdminColumns } from "../admin/AdminColumns.tsx";
import { tableQuery } from "../admin/api.ts";
import { RowOperations } from "../admin/RowOperations.tsx";
import { filterSearchOf, isNarrowed, type AdminTopicsSearch } from "../admin/search.ts";
import { topicForEditUrl } from "../writing/find-topic-for-url.ts";
import type { RowOrder } from "./BulkDialog.tsx";
import { titleIn } from "./present-title.ts";
import { TopicFacts } from "./TopicFacts.tsx";
import styles from "./TopicsTable.module.css";

export interface TopicsTableProps {
  search: AdminTopicsSearch;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onOrder: (order: RowOrder) => void;
}

const perPage = 20;

export function TopicsTable({ search, chosen, onChoose, onOrder }: TopicsTableProps) {
  const t = useTranslations("communityAdmin.topics");
  const locale = useLocale();
  const { cursor, ...filters } = search;
  const query = useQuery({
    ...tableQuery({
      ...filterSearchOf(filters),
      view: "moderation",
      limit: perPage,
      ...(cursor === undefined ? {} : { cursor }),
    }),
    placeholderData: keepPreviousData,
  });
  const { data, isFetching, isPlaceholderData } = query;
  const columns = useTopicColumns(onOrder);

  // While another page is loading, it may not be empty.
  if (data === undefined || (isPlaceholderData && data.data.length === 0)) {
    return <Loading query={query} label={t("loading")} shape={<SkeletonTable rows={8} />} failed={t("failed")} />;
  }
  if (data.data.length === 0 && cursor === undefined)
    return <NoTopics narrowed={isNarrowed(filterSearchOf(filters))} />;
  const titles = new Map(data.data.map((topic) => [topic.id, isolated(titleIn(locale, topic))]));
  return (
    <>
      <DataTable<TopicSummary>
        label={t("title")}
        columns={columns}
        rows={data.data}
        keyOf={(topic) => topic.id}
        busy={isFetching}
        selection={{
          chosen,
          onChange: onChoose,
          allLabel: t("selectAll"),
          rowLabel: (id) => t("select", { title: titles.get(id) ?? "" }),
        }}
      />
      <Pages
        page={data.page}
        renderLink={(next, slot) => <Link to="/admin/topics/index" search={{ ...filters, cursor: next }} {...slot} />}
      />
    </>
  );
}

function NoTopics({ narrowed }: { narrowed: boolean }) {
  const t = useTranslations("communityAdmin.topics");
  if (!narrowed) return <EmptyState title={t("noneTitle")}>{t("noneText")}</EmptyState>;
  return (
    <EmptyState
      title={t("emptyTitle")}
      action={
        <Button renderLink={(slot) => <Link to="/admin/topics/index" search={{}} {...slot} />}>
          {t("emptyAction")}
        </Button>
      }
    >
      {t("emptyText")}
    </EmptyState>
  );
}

/** A title; if the first column's is missing, the other one replaces it on a phone, where it is the card's heading. */
function Title({ topic, language, isFirst }: { topic: TopicSummary; language: Locale; isFirst: boolean }) {
  const t = useTranslations("communityAdmin");
  const own = language === "ar" ? topic.titleAr : topic.titleEn;
  const other = language === "ar" ? topic.titleEn : topic.titleAr;
  const link = (text: string, lang: Locale) => (
    <Link
      to="/community/categories/$id/topic/$topicId"
      params={{ id: topic.category.id, topicId: topic.id }}
      className={classNames(textClass("ink", "medium", "tight"), styles.title)}
    >
      <bdi lang={lang}>{text}</bdi>
    </Link>
  );
  if (own !== null) return link(own, language);
  return (
    <>
      <span className={isFirst ? styles.dash : undefined}>{t("none")}</span>
      {isFirst && other !== null && <span className={styles.standIn}>{link(other, otherLocale(language))}</span>}
    </>
  );
}

function useTopicColumns(onOrder: (order: RowOrder) => void): readonly DataColumn<TopicSummary>[] {
  const t = useTranslations("communityAdmin.topics");
  const locale = useLocale();
  return useAdminColumns<TopicSummary>({
    name: (topic, language, isFirst) => (
      <>
        <Title topic={topic} language={language} isFirst={isFirst} />
        {isFirst && <TopicFacts topic={topic} />}
      </>
    ),
    operations: (topic) => {
      const title = isolated(titleIn(locale, topic));
      return (
        <RowOperations
          labelOf={(operation) => t(operation, { title })}
          renderEdit={(slot) => (
            <Link
              to="/community/topics/$id/edit"
              params={{ id: topic.id }}
              search={{ topic: topicForEditUrl(topic) }}
              {...slot}
            />
          )}
          isActive={topic.isActive}
          onOrder={(action) => onOrder({ action, ids: [topic.id], title })}
        />
      );
    },
    report: (topic, className) =>
      topic.hasReport ? (
        <Link
          to="/admin/reports"
          search={{ topic: topic.id }}
          className={className}
          aria-label={t("casesOf", { title: isolated(titleIn(locale, topic)) })}
        >
          <FlagIcon size={16} />
          {t("cases")}
        </Link>
      ) : null,
  });
}
