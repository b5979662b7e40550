import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import type { DataColumn } from "#ui/DataTable.tsx";
import { IndexPage as Page } from "#ui/index-page/IndexPage.tsx";
import type { RenderLink } from "#ui/link.ts";
import { LoadFailure } from "./LoadFailure.tsx";
import { SearchLink } from "./page-search.tsx";
import { Pages } from "./Pages.tsx";

type Word = "title" | "intro" | "add" | "loading" | "failed" | "noneTitle" | "noneText";

export interface IndexPageProps<Row> {
  /** The phrases of this list: what is in it, and the words around that. */
  t: (word: Word) => string;
  renderAdd: RenderLink;
  /** Beside the button for adding, for instance an import. */
  actions?: ReactNode;
  /** What narrows the list: `ListTools`, or a row of fields. */
  tools: ReactNode;
  search: { cursor?: string };
  /** The search of the whole list; empty by default. */
  whole?: object;
  list: {
    data: { data: Row[]; page: { next: string | null; previous: string | null } } | undefined;
    error: unknown;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  columns: readonly DataColumn<Row>[];
}

/** A list of the administration as a query reads it: filters in the address, a table, pages, and a way to add. */
export function IndexPage<Row extends { id: string }>(props: IndexPageProps<Row>) {
  const { t, renderAdd, actions, tools, search, whole = {}, list, columns } = props;
  const shared = useTranslations("kit.list");
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  useDocumentTitle(t("title"));
  const isNarrowed = Object.keys(search).some((name) => !(name in whole));
  return (
    <Page<Row>
      labels={{
        title: t("title"),
        intro: t("intro"),
        add: t("add"),
        loading: t("loading"),
        noneTitle: t("noneTitle"),
        noneText: t("noneText"),
        emptyTitle: shared("emptyTitle"),
        emptyText: shared("emptyText"),
        clear: shared("clear"),
      }}
      renderAdd={renderAdd}
      actions={actions}
      tools={tools}
      // Before the answer comes nothing is known to be empty.
      rows={isPlaceholderData && data?.data.length === 0 ? undefined : data?.data}
      failure={
        error === null ? null : (
          <LoadFailure title={t("failed")} error={error} onRetry={() => void refetch()} retrying={isFetching} />
        )
      }
      busy={isFetching}
      columns={columns}
      pages={
        data !== undefined && (
          <Pages
            page={data.page}
            renderLink={(cursor, slot) => <SearchLink search={{ ...search, cursor }} {...slot} />}
          />
        )
      }
      renderWhole={isNarrowed ? (slot) => <SearchLink search={whole} {...slot} /> : null}
      isLaterPage={search.cursor !== undefined}
    />
  );
}
