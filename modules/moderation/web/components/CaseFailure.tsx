import { useTranslations } from "use-intl";
import { useFailure } from "#client/use-failure.ts";
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
  const failureOf = useFailure();
  const failure = failureOf({ error, isFetching: retrying, refetch: onRetry });
  return <ErrorState {...failure} title={failure.isOffline ? t("offline") : title} />;
}
