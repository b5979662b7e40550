import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Unreachable } from "#client/problems.ts";
import { ErrorState } from "#ui/ErrorState.tsx";

export interface LoadFailureProps {
  error: unknown;
  /** What could not be loaded. */
  title: string;
  headingLevel?: 2 | 3;
  retrying: boolean;
  onRetry: () => void;
}

/** Why something published is not there, and another try. */
export function LoadFailure({ error, title, headingLevel = 2, retrying, onRetry }: LoadFailureProps) {
  const t = useTranslations("publications");
  const problemText = useProblemText();
  return (
    <ErrorState
      isOffline={error instanceof Unreachable && error.reason === "offline"}
      title={title}
      headingLevel={headingLevel}
      retryLabel={t("retry")}
      retrying={retrying}
      onRetry={onRetry}
    >
      {problemText(error)}
    </ErrorState>
  );
}
