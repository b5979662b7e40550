import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useProblemText } from "./problem-text.ts";
import { useGradually } from "./use-gradually.ts";
import type { ListAnswer, PagesOf, PagesQuery } from "./query.ts";

export type RowOf<Answer extends ListAnswer> = Answer["data"][number];

export const rowId = ({ id }: { id: string }): string => id;

/** Pages can overlap if the list changed between reads. */
function unite<Answer extends ListAnswer>({ pages }: PagesOf<Answer>, idOf: (row: RowOf<Answer>) => string) {
  const rows: RowOf<Answer>[] = pages.flatMap(({ data }) => data);
  return [...new Map(rows.map((row) => [idOf(row), row])).values()];
}

/** Reads a list page by page. `earlier` and `later` are the props of `MoreRows` of the ui. */
export function usePages<Answer extends ListAnswer>(query: PagesQuery<Answer>, idOf: (row: RowOf<Answer>) => string) {
  const t = useTranslations("client.pages");
  const problemText = useProblemText();
  const list = useInfiniteQuery<Answer, Error, PagesOf<Answer>, PagesQuery<Answer>["queryKey"], string>(query);
  const data = useGradually(list.data, { isLong: true });
  // A running refetch is cancelled; a running load of another page is not, however often the button is pressed.
  const how = { cancelRefetch: list.isRefetching };
  const failure = (hasFailed: boolean) => (hasFailed ? `${t("failed")} ${problemText(list.error)}` : null);
  return {
    ...list,
    rows: data === undefined ? undefined : unite(data, idOf),
    earlier: {
      isAbove: true,
      label: t("earlier"),
      loadingLabel: t("loading"),
      hasMore: list.hasPreviousPage,
      loading: list.isFetchingPreviousPage,
      failure: failure(list.isFetchPreviousPageError),
      onLoad: () => void list.fetchPreviousPage(how),
    },
    later: {
      label: t("more"),
      loadingLabel: t("loading"),
      hasMore: list.hasNextPage,
      loading: list.isFetchingNextPage,
      failure: failure(list.isFetchNextPageError),
      onLoad: () => void list.fetchNextPage(how),
    },
  };
}
