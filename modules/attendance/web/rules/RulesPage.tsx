import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useDocumentTitle } from "#client/document-title.ts";
import type { DataColumn } from "#ui/DataTable.tsx";
import { IndexPage } from "#ui/index-page/IndexPage.tsx";
import type { ListFilter } from "#ui/index-page/ListTools.tsx";
import type { RenderLink } from "#ui/link.ts";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { SearchLink } from "#kit/page-search.tsx";
import { Pages } from "#kit/Pages.tsx";
import { ListTools } from "./ListTools.tsx";
import type { RulesSearch } from "./search.ts";

type Word = "title" | "intro" | "add" | "loading" | "failed" | "noneTitle" | "noneText";

export interface RulesPageProps<Row> {
  /** The phrases of this index: what the rules are called, "Zones", and the words around them. */
  t: (word: Word) => string;
  renderAdd: RenderLink;
  /** Beside the button for adding, for instance an import. */
  actions?: ReactNode;
  search: RulesSearch;
  /** What words are looked for in, where it is not the name of the rules. */
  searchLabel?: string;
  /** Besides words and being active. */
  filters?: readonly ListFilter[];
  list: {
    data: { data: Row[]; page: { next: string | null; previous: string | null } } | undefined;
    error: unknown;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  columns: readonly DataColumn<Row>[];
}

/** An index of rules: filters in the address, a table, pages, and a way to add. */
export function RulesPage<Row extends { id: string }>(props: RulesPageProps<Row>) {
  const { t, renderAdd, actions, search, searchLabel, filters = [], list, columns } = props;
  const shared = useTranslations("attendanceRules.list");
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  useDocumentTitle(t("title"));
  return (
    <IndexPage<Row>
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
      tools={<ListTools search={search} searchLabel={searchLabel} filters={filters} />}
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
      renderWhole={Object.keys(search).length === 0 ? null : (slot) => <SearchLink search={{}} {...slot} />}
      isLaterPage={search.cursor !== undefined}
    />
  );
}
