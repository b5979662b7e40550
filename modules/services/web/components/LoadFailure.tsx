import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Unreachable } from "#client/problems.ts";
import { ErrorState } from "#ui/ErrorState.tsx";

export interface LoadFailureProps {
  error: unknown;
  /** What could not be loaded. */
  title: string;
  retrying: boolean;
  onRetry: () => void;
}

/** Why something is not there, and another try. */
export function LoadFailure({ error, title, retrying, onRetry }: LoadFailureProps) {
  const t = useTranslations("services");
  const problemText = useProblemText();
  return (
    <ErrorState
      isOffline={error instanceof Unreachable && error.reason === "offline"}
      title={title}
      retryLabel={t("retry")}
      retrying={retrying}
      onRetry={onRetry}
    >
      {problemText(error)}
    </ErrorState>
  );
}
