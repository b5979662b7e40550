import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useProblemText } from "./problem-text.ts";

/** Returns the loading and failure states of a home card, for `WidgetCard` of the ui. */
export function useWidget(
  title: string,
  { data, error, isFetching, refetch }: Pick<UseQueryResult, "data" | "error" | "isFetching" | "refetch">,
) {
  const t = useTranslations("client");
  const problemText = useProblemText();
  return {
    title,
    isLoading: data === undefined && error === null,
    failure: data === undefined && error !== null ? `${t("failed")} ${problemText(error)}` : null,
    isRetrying: isFetching,
    onRetry: () => void refetch(),
    labels: { loading: t("widget.loading", { title }), retry: t("retry") },
  };
}
