import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PlusIcon } from "#ui/icons.ts";
import type { RenderLink } from "#ui/link.ts";
import { PageHeading } from "#ui/PageHeading.tsx";
import { Skeleton, SkeletonLine } from "#ui/Skeleton.tsx";
import type { ListSearch } from "../search.ts";
import { ListTools, type ListFilter } from "./ListTools.tsx";
import { LoadFailure } from "./LoadFailure.tsx";
import styles from "./ManagedList.module.css";
import { Pages } from "./Pages.tsx";

type Word = "title" | "intro" | "add" | "loading" | "failed" | "noneTitle" | "noneText";

export interface ManagedListProps<Row> {
  /** The phrases of this list: what is in it, and the words around that. */
  t: (word: Word) => string;
  renderAdd: RenderLink;
  /** Beside the button for adding. */
  actions?: ReactNode;
  search: ListSearch;
  filters: readonly ListFilter[];
  list: {
    data: { data: Row[]; page: { next: string | null; previous: string | null } } | undefined;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  columns: readonly DataColumn<Row>[];
}

/** A list in the administration: filters in the address, a table, pages, and a way to add. */
export function ManagedList<Row extends { id: string }>(props: ManagedListProps<Row>) {
  const { t, renderAdd, actions, search, filters } = props;
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("intro")}
        actions={
          <>
            {actions}
            <Button variant="strong" icon={<PlusIcon size={20} />} renderLink={renderAdd}>
              {t("add")}
            </Button>
          </>
        }
      />
      <Card flush>
        <ListTools search={search} filters={filters} />
        <Rows {...props} />
      </Card>
    </>
  );
}

function Rows<Row extends { id: string }>({
  t,
  renderAdd,
  search,
  list: { data, error, isFetching, refetch },
  columns,
}: ManagedListProps<Row>) {
  const shared = useTranslations("publicationsAdmin.list");
  if (data === undefined) {
    if (error === null) return <Waiting label={t("loading")} />;
    return <LoadFailure title={t("failed")} error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (data.data.length > 0 || search.cursor !== undefined) {
    return (
      <>
        <DataTable<Row>
          label={t("title")}
          columns={columns}
          rows={data.data}
          keyOf={({ id }) => id}
          busy={isFetching}
        />
        <Pages
          page={data.page}
          renderLink={(cursor, slot) => <Link to="." search={{ ...search, cursor } as never} {...slot} />}
        />
      </>
    );
  }
  if (Object.keys(search).length > 0) {
    return (
      <EmptyState
        title={shared("emptyTitle")}
        action={
          <Button renderLink={(slot) => <Link to="." search={{} as never} {...slot} />}>{shared("clear")}</Button>
        }
      >
        {shared("emptyText")}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t("noneTitle")} action={<Button renderLink={renderAdd}>{t("add")}</Button>}>
      {t("noneText")}
    </EmptyState>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={styles.waiting}>
          <SkeletonLine width="70%" />
          <SkeletonLine width="55%" />
          <SkeletonLine width="40%" />
        </div>
      ))}
    </Skeleton>
  );
}
