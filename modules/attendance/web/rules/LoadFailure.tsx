import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Unreachable } from "#client/problems.ts";
import { ErrorState } from "#ui/ErrorState.tsx";

export interface LoadFailureProps {
  /** What could not be loaded. */
  title: string;
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** Says why something is not there, and tries again. */
export function LoadFailure({ title, error, onRetry, retrying }: LoadFailureProps) {
  const t = useTranslations("attendanceRules");
  const problemText = useProblemText();
  return (
    <ErrorState
      isOffline={error instanceof Unreachable}
      title={title}
      retryLabel={t("retry")}
      onRetry={onRetry}
      retrying={retrying}
    >
      {problemText(error)}
    </ErrorState>
  );
}
