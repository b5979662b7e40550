import { useTranslations } from "use-intl";
import { LoadFailure } from "#kit/LoadFailure.tsx";
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
  if (error === null) {
    return (
      <Skeleton label={t("loading")}>
        <SkeletonBlock height={height} />
      </Skeleton>
    );
  }
  return (
    <LoadFailure error={error} retrying={retrying} onRetry={onRetry} title={t("failed")} headingLevel={headingLevel} />
  );
}
