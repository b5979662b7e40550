import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Unreachable } from "#client/problems.ts";
import { ErrorState } from "#ui/ErrorState.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";

/** What stands where tokens are not there yet, or could not be loaded. */
export function LoadTokens({ error, isFetching, refetch }: Pick<UseQueryResult, "error" | "isFetching" | "refetch">) {
  const t = useTranslations("accessTokens");
  const problemText = useProblemText();
  if (error === null) {
    return (
      <Skeleton label={t("loading")}>
        <SkeletonBlock height="6rem" />
      </Skeleton>
    );
  }
  return (
    <ErrorState
      isOffline={error instanceof Unreachable && error.reason === "offline"}
      title={t("failed")}
      headingLevel={3}
      retryLabel={t("retry")}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {problemText(error)}
    </ErrorState>
  );
}
