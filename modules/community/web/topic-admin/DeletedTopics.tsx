import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { IsoDate } from "#client/IsoDate.tsx";
import { useLocale } from "#client/intl.tsx";
import { isolated } from "#client/isolated.ts";
import { useProblemText } from "#client/problem-text.ts";
import { Loading } from "#kit/Loading.tsx";
import { Pages } from "#kit/Pages.tsx";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import { UndoIcon } from "#ui/direction-icons.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { SkeletonTable } from "#ui/SkeletonTable.tsx";
import { useToast } from "#ui/toast-context.ts";
import { restoreTopic, tableQuery } from "../admin/api.ts";
import type { AdminTopicsSearch } from "../admin/search.ts";
import { listCategories, listTopics } from "../api.ts";
import { titleIn } from "./present-title.ts";
import { TopicFacts } from "./TopicFacts.tsx";
import { aboutTopics } from "./use-bulk-actions.ts";

/** Topics deleted in the last thirty days, with a button to restore them. */
export function DeletedTopics({ search: { cursor } }: { search: AdminTopicsSearch }) {
  const t = useTranslations("communityAdmin");
  const locale = useLocale();
  const toast = useToast();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const query = useQuery(
    tableQuery({ isDeleted: "true", sort: "newest", limit: 20, ...(cursor === undefined ? {} : { cursor }) }),
  );
  const { data, isFetching } = query;
  const restore = useMutation({
    mutationFn: (topic: TopicSummary) => restoreTopic({ params: { id: topic.id } }),
    onSuccess: (_, topic) => {
      for (const { path } of [listTopics, listCategories]) void queries.invalidateQueries({ queryKey: [path] });
      const message = t("topics.restored", { title: isolated(titleIn(locale, topic)) });
      toast({ message, tone: "success", about: aboutTopics });
    },
    onError: (failure) => toast({ message: problemText(failure), tone: "danger" }),
  });

  if (data === undefined) {
    return (
      <Card flush>
        <Loading
          query={query}
          label={t("topics.loading")}
          shape={<SkeletonTable rows={6} />}
          failed={t("topics.failed")}
        />
      </Card>
    );
  }
  if (data.data.length === 0) {
    return <EmptyState title={t("topics.deletedEmptyTitle")}>{t("topics.deletedEmptyText")}</EmptyState>;
  }
  const columns: DataColumn<TopicSummary>[] = [
    {
      id: "title",
      header: t(locale === "ar" ? "columns.nameAr" : "columns.nameEn"),
      isName: true,
      cell: (topic) => (
        <>
          <bdi>{titleIn(locale, topic)}</bdi>
          <TopicFacts topic={topic} />
        </>
      ),
    },
    {
      id: "createdAt",
      header: t("columns.createdAt"),
      narrow: true,
      cell: ({ createdAt }) => <IsoDate at={createdAt} />,
    },
    {
      id: "operation",
      header: t("columns.operation"),
      narrow: true,
      cell: (topic) => (
        <Button
          size="sm"
          variant="quiet"
          icon={<UndoIcon size={18} />}
          loading={restore.isPending && restore.variables.id === topic.id}
          aria-label={t("topics.restoreOf", { title: isolated(titleIn(locale, topic)) })}
          onClick={() => restore.mutate(topic)}
        >
          {t("topics.restore")}
        </Button>
      ),
    },
  ];
  return (
    <Card flush>
      <DataTable
        label={t("topics.deleted")}
        columns={columns}
        rows={data.data}
        keyOf={({ id }) => id}
        busy={isFetching}
      />
      <Pages
        page={data.page}
        renderLink={(next, slot) => (
          <Link to="/admin/topics/index" search={{ view: "deleted", cursor: next }} {...slot} />
        )}
      />
    </Card>
  );
}
