import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { Unreachable } from "#client/problems.ts";
import { ErrorState } from "#ui/ErrorState.tsx";
import { OfflineState } from "#ui/OfflineState.tsx";

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
  const again = { headingLevel: 2 as const, retryLabel: t("retry"), onRetry, retrying };
  if (error instanceof Unreachable && error.reason === "offline") {
    return (
      <OfflineState title={t("offline")} {...again}>
        {problemText(error)}
      </OfflineState>
    );
  }
  return (
    <ErrorState title={title} {...again}>
      {problemText(error)}
    </ErrorState>
  );
}
