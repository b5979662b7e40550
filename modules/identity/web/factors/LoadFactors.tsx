import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { ErrorState } from "#ui/ErrorState.tsx";
import { Skeleton, SkeletonTopicRow } from "#ui/Skeleton.tsx";

export interface LoadFactorsProps {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Before it is known what guards the account: waiting, or why it is not known. */
export function LoadFactors({ error, isFetching, refetch }: LoadFactorsProps) {
  const t = useTranslations("factors");
  const problemText = useProblemText();
  if (error === null || error === undefined)
    return (
      <Skeleton label={t("loading")}>
        <SkeletonTopicRow />
        <SkeletonTopicRow />
      </Skeleton>
    );
  return (
    <ErrorState
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
