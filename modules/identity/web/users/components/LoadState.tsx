import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Unreachable } from "#client/problems.ts";
import { ErrorState } from "#ui/ErrorState.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";

export interface LoadStateProps {
  /** Null while it is still being loaded. */
  error: unknown;
  height: string;
  headingLevel?: 2 | 3;
  retrying: boolean;
  onRetry: () => void;
}

/** What stands where something is not there yet, or could not be loaded. */
export function LoadState({ error, height, headingLevel = 2, retrying, onRetry }: LoadStateProps) {
  const t = useTranslations("accounts");
  const problemText = useProblemText();
  if (error === null) {
    return (
      <Skeleton label={t("loading")}>
        <SkeletonBlock height={height} />
      </Skeleton>
    );
  }
  return (
    <ErrorState
      isOffline={error instanceof Unreachable && error.reason === "offline"}
      title={t("failed")}
      headingLevel={headingLevel}
      retryLabel={t("retry")}
      retrying={retrying}
      onRetry={onRetry}
    >
      {problemText(error)}
    </ErrorState>
  );
}
