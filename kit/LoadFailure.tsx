import { useTranslations } from "use-intl";
import { useProblemText } from "#client/problem-text.ts";
import { ApiProblem, Unreachable } from "#client/problems.ts";
import { ErrorState, type ErrorStateProps } from "#ui/ErrorState.tsx";
import { LockIcon } from "#ui/icons.ts";
import { IconTile } from "#ui/IconTile.tsx";
import { StateMessage } from "#ui/StateMessage.tsx";

export interface LoadFailureProps extends Pick<ErrorStateProps, "headingLevel"> {
  error: unknown;
  /** Names the data that could not be loaded; a general sentence by default. */
  title?: string | undefined;
  retrying: boolean;
  onRetry: () => unknown;
}

/** Shows why data could not be loaded (no network, no permission, an error), with a retry button where it may help. */
export function LoadFailure({ error, title, onRetry, ...state }: LoadFailureProps) {
  const t = useTranslations("kit.failure");
  const problemText = useProblemText();
  if (error instanceof ApiProblem && error.status === 403) {
    return (
      <StateMessage
        role="alert"
        sign={<IconTile tone="neutral" icon={<LockIcon />} />}
        title={t("notAllowedTitle")}
        headingLevel={state.headingLevel}
      >
        {t("notAllowedText")}
      </StateMessage>
    );
  }
  const isOffline = error instanceof Unreachable && error.reason === "offline";
  return (
    <ErrorState
      {...state}
      isOffline={isOffline}
      title={title ?? t("title")}
      retryLabel={t("retry")}
      onRetry={() => void onRetry()}
    >
      {isOffline ? t("offlineText") : problemText(error)}
    </ErrorState>
  );
}
