import { useTranslations } from "use-intl";
import { useProblemText } from "./problem-text.ts";
import { Unreachable } from "./problems.ts";

/** A query, or several as one. */
type Failed = { error: unknown; isFetching: boolean; refetch: () => unknown };

/** What `ErrorState` of the ui says of something that could not be loaded, and another try; a better title stands after it. */
export function useFailure() {
  const t = useTranslations("client");
  const problemText = useProblemText();
  return ({ error, isFetching, refetch }: Failed) => ({
    isOffline: error instanceof Unreachable && error.reason === "offline",
    title: t("failed"),
    retryLabel: t("retry"),
    retrying: isFetching,
    onRetry: () => void refetch(),
    children: problemText(error),
  });
}
