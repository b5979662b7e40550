import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { ApiProblem, Unreachable } from "#client/problems.ts";
import { ErrorState } from "#ui/ErrorState.tsx";
import { LockIcon } from "#ui/icons.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { StateMessage } from "#ui/StateMessage.tsx";

export interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
  /** What could not be loaded; a general sentence when left out. */
  title?: string;
  headingLevel?: 1 | 2 | 3;
}

/** Says why something is not there: no network, no permission, or a fault; and how to go on. */
export function LoadFailure({ error, onRetry, retrying, title, headingLevel = 2 }: LoadFailureProps) {
  const t = useTranslations("community.page");
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
      title={isOffline ? t("offlineTitle") : (title ?? t("failedTitle"))}
      headingLevel={headingLevel}
      retryLabel={t("retry")}
      onRetry={onRetry}
      retrying={retrying}
    >
      {isOffline ? t("offlineText") : problemText(error)}
    </ErrorState>
  );
}
