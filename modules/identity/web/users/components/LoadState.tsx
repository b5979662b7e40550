import { useTranslations } from "use-intl";
import { useFailure } from "#client/use-failure.ts";
import { ErrorState } from "#ui/ErrorState.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";

export interface LoadStateProps {
  /** Null while it is still being loaded. */
  error: unknown;
  height: string;
  headingLevel?: 2 | 3;
  retrying: boolean;
  onRetry: () => void;
}

/** What stands where something is not there yet, or could not be loaded. */
export function LoadState({ error, height, headingLevel = 2, retrying, onRetry }: LoadStateProps) {
  const t = useTranslations("accounts");
  const failureOf = useFailure();
  if (error === null) {
    return (
      <Skeleton label={t("loading")}>
        <SkeletonBlock height={height} />
      </Skeleton>
    );
  }
  return (
    <ErrorState
      {...failureOf({ error, isFetching: retrying, refetch: onRetry })}
      title={t("failed")}
      headingLevel={headingLevel}
    />
  );
}
