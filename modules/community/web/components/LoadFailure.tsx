import { useTranslations } from "use-intl";
import { ApiProblem } from "#client/problems.ts";
import { useFailure } from "#client/use-failure.ts";
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
  const failureOf = useFailure();
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
  const failure = failureOf({ error, isFetching: retrying, refetch: onRetry });
  return (
    <ErrorState
      {...failure}
      title={failure.isOffline ? t("offlineTitle") : (title ?? t("failedTitle"))}
      headingLevel={headingLevel}
    >
      {failure.isOffline ? t("offlineText") : failure.children}
    </ErrorState>
  );
}
