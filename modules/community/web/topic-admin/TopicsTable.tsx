import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { Loading } from "#kit/Loading.tsx";
import { Pages } from "#kit/Pages.tsx";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { Button } from "#ui/Button.tsx";
import { DataTable } from "#ui/DataTable.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { SkeletonTable } from "#ui/SkeletonTable.tsx";
import { tableQuery } from "../admin/api.ts";
import { filterSearchOf, isNarrowed, type AdminTopicsSearch } from "../admin/search.ts";
import type { RowOrder } from "./BulkDialog.tsx";
import { titleIn } from "./present-title.ts";
import { useTopicColumns } from "./TopicColumns.tsx";

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
        label={t("table")}
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
