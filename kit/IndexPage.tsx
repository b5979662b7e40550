import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { DataTable, type DataColumn } from "#ui/DataTable.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { PlusIcon } from "#ui/icons.ts";
import type { RenderLink } from "#ui/link.ts";
import { PageHeading, type PageHeadingProps } from "#ui/PageHeading.tsx";
import { SkeletonTable } from "#ui/SkeletonTable.tsx";
import { Loading } from "./Loading.tsx";
import { SearchLink } from "./page-search.tsx";
import { Pages } from "./Pages.tsx";

type Word = "title" | "intro" | "loading" | "failed" | "noneTitle" | "noneText";

interface ListProps<Row> {
  t: (word: Word) => string;
  back?: PageHeadingProps["back"];
  /** Next to the add button, for example an import. */
  actions?: ReactNode;
  /** Filters: `ListTools`, or a row of fields. */
  tools?: ReactNode;
  search?: { cursor?: string };
  /** Search params of the unfiltered list; empty by default. */
  whole?: object;
  list: {
    data: { data: Row[]; page?: { next: string | null; previous: string | null } } | undefined;
    error: unknown;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  columns: readonly DataColumn<Row>[];
}

export interface IndexPageProps<Row> extends ListProps<Row> {
  t: (word: Word | "add") => string;
  /** The link of the add button, or what a press does; a list without either has no button. */
  renderAdd?: RenderLink | undefined;
  onAdd?: (() => void) | undefined;
}

/** A list without an add button needs no word for it. */
type Props<Row> = IndexPageProps<Row> | (ListProps<Row> & { renderAdd?: undefined; onAdd?: undefined });
type KeyOf<Row> = (row: Row) => string;

/** Renders an administration list: filters in the address, a table, pages and an add button. Rows have an id, or `keyOf`. */
export function IndexPage<Row extends { id: string }>(props: Props<Row>): ReactNode;
export function IndexPage<Row>(props: Props<Row> & { keyOf: KeyOf<Row> }): ReactNode;
export function IndexPage<Row>({
  keyOf = (row) => (row as { id: string }).id,
  ...props
}: Props<Row> & { keyOf?: KeyOf<Row> }) {
  const { t, back, actions, tools } = props;
  const add =
    props.renderAdd !== undefined
      ? { renderLink: props.renderAdd, children: props.t("add") }
      : props.onAdd && { onClick: props.onAdd, children: props.t("add") };
  useDocumentTitle(t("title"));
  return (
    <>
      <PageHeading
        title={t("title")}
        subtitle={t("intro")}
        {...(back === undefined ? {} : { back })}
        actions={
          <>
            {actions}
            {add && <Button variant="strong" icon={<PlusIcon size={20} />} {...add} />}
          </>
        }
      />
      <Card flush>
        {tools}
        <Rows {...props} keyOf={keyOf} action={add && <Button {...add} />} />
      </Card>
    </>
  );
}

function Rows<Row>(props: ListProps<Row> & { keyOf: KeyOf<Row>; action: ReactNode }) {
  const { t, search = {}, whole = {}, list, columns, keyOf, action } = props;
  const shared = useTranslations("kit.list");
  const { data, isFetching, isPlaceholderData } = list;
  // Before the first answer the list is not known to be empty.
  if (data === undefined || (isPlaceholderData && data.data.length === 0)) {
    return <Loading query={list} label={t("loading")} shape={<SkeletonTable rows={6} />} failed={t("failed")} />;
  }
  // A later page stays a table even if it has become empty.
  if (data.data.length > 0 || search.cursor !== undefined) {
    return (
      <>
        <DataTable label={t("title")} columns={columns} rows={data.data} keyOf={keyOf} busy={isFetching} />
        {data.page !== undefined && (
          <Pages
            page={data.page}
            renderLink={(cursor, slot) => <SearchLink search={{ ...search, cursor }} {...slot} />}
          />
        )}
      </>
    );
  }
  const isNarrowed = Object.keys(search).some((name) => !(name in whole));
  return isNarrowed ? (
    <EmptyState
      title={shared("emptyTitle")}
      action={<Button renderLink={(slot) => <SearchLink search={whole} {...slot} />}>{shared("clear")}</Button>}
    >
      {shared("emptyText")}
    </EmptyState>
  ) : (
    <EmptyState title={t("noneTitle")} action={action}>
      {t("noneText")}
    </EmptyState>
  );
}
