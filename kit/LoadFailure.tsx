import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { ApiProblem, Unreachable } from "#client/problems.ts";
import { ErrorState } from "#ui/ErrorState.tsx";
import { LockIcon } from "#ui/icons.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { StateMessage } from "#ui/StateMessage.tsx";

export interface LoadFailureProps {
  error: unknown;
  /** Names the data that could not be loaded; a general sentence by default. */
  title?: string | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
  retrying: boolean;
  onRetry: () => unknown;
}

/** Shows why data could not be loaded (no network, no permission, an error), with a retry button where it may help. */
export function LoadFailure({ error, title, headingLevel = 2, retrying, onRetry }: LoadFailureProps) {
  const t = useTranslations("kit.failure");
  const problemText = useProblemText();
  if (error instanceof ApiProblem && error.status === 403) {
    return (
      <StateMessage
        role="alert"
        sign={<IconTile tone="neutral" icon={<LockIcon />} />}
        title={t("notAllowedTitle")}
        headingLevel={headingLevel}
      >
        {t("notAllowedText")}
      </StateMessage>
    );
  }
  const isOffline = error instanceof Unreachable && error.reason === "offline";
  return (
    <ErrorState
      isOffline={isOffline}
      title={title ?? t("title")}
      headingLevel={headingLevel}
      retryLabel={t("retry")}
      retrying={retrying}
      onRetry={() => void onRetry()}
    >
      {isOffline ? t("offlineText") : problemText(error)}
    </ErrorState>
  );
}
