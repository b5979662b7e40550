import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Unreachable } from "#client/problems.ts";
import { ErrorState } from "#ui/ErrorState.tsx";

export interface CaseFailureProps {
  error: unknown;
  /** What could not be loaded. */
  title: string;
  retrying: boolean;
  onRetry: () => void;
}

/** Why cases are not there, and how to go on. */
export function CaseFailure({ error, title, retrying, onRetry }: CaseFailureProps) {
  const t = useTranslations("moderationAdmin.cases");
  const problemText = useProblemText();
  const isOffline = error instanceof Unreachable && error.reason === "offline";
  return (
    <ErrorState
      isOffline={isOffline}
      title={isOffline ? t("offline") : title}
      retryLabel={t("retry")}
      onRetry={onRetry}
      retrying={retrying}
    >
      {problemText(error)}
    </ErrorState>
  );
}
