import type { ReactNode } from "react";
import { Button } from "../Button.tsx";
import { Card } from "../Card.tsx";
import { DataTable, type DataColumn } from "../DataTable.tsx";
import { EmptyState } from "../EmptyState.tsx";
import { PlusIcon } from "../icons.ts";
import type { RenderLink } from "../link.ts";
import { PageHeading } from "../PageHeading.tsx";
import { Skeleton, SkeletonLine } from "../Skeleton.tsx";
import styles from "./IndexPage.module.css";

export interface IndexPageProps<Row> {
  labels: Readonly<
    Record<
      "title" | "intro" | "add" | "loading" | "noneTitle" | "noneText" | "emptyTitle" | "emptyText" | "clear",
      string
    >
  >;
  renderAdd: RenderLink;
  /** Beside the button for adding. */
  actions?: ReactNode;
  /** What the list is narrowed by. */
  tools: ReactNode;
  /** What is there; undefined while it is not. */
  rows: readonly Row[] | undefined;
  /** Why nothing is there, and another try; null while it may still come. */
  failure: ReactNode;
  busy: boolean;
  columns: readonly DataColumn<Row>[];
  /** The ways to the neighbouring pages. */
  pages: ReactNode;
  /** The way to the whole list, where it is narrowed. */
  renderWhole: RenderLink | null;
  /** A page other than the first stays a table though it has become empty. */
  isLaterPage: boolean;
}

/** An index in the administration: filters, a table, pages, and a way to add. */
export function IndexPage<Row extends { id: string }>(props: IndexPageProps<Row>) {
  const { labels, renderAdd, actions, tools } = props;
  return (
    <>
      <PageHeading
        title={labels.title}
        subtitle={labels.intro}
        actions={
          <>
            {actions}
            <Button variant="strong" icon={<PlusIcon size={20} />} renderLink={renderAdd}>
              {labels.add}
            </Button>
          </>
        }
      />
      <Card flush>
        {tools}
        <Rows {...props} />
      </Card>
    </>
  );
}

function Rows<Row extends { id: string }>(props: IndexPageProps<Row>) {
  const { labels, rows, failure, columns, busy, pages, renderWhole, renderAdd, isLaterPage } = props;
  if (rows === undefined) return failure ?? <Waiting label={labels.loading} />;
  if (rows.length > 0 || isLaterPage) {
    return (
      <>
        <DataTable<Row> label={labels.title} columns={columns} rows={rows} keyOf={({ id }) => id} busy={busy} />
        {pages}
      </>
    );
  }
  if (renderWhole !== null) {
    return (
      <EmptyState title={labels.emptyTitle} action={<Button renderLink={renderWhole}>{labels.clear}</Button>}>
        {labels.emptyText}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={labels.noneTitle} action={<Button renderLink={renderAdd}>{labels.add}</Button>}>
      {labels.noneText}
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
