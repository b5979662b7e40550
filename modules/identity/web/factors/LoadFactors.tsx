import { useTranslations } from "use-intl";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { Skeleton, SkeletonTopicRow } from "#ui/Skeleton.tsx";

export interface LoadFactorsProps {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Before it is known what guards the account: waiting, or why it is not known. */
export function LoadFactors({ error, isFetching, refetch }: LoadFactorsProps) {
  const t = useTranslations("factors");
  if (error === null || error === undefined)
    return (
      <Skeleton label={t("loading")}>
        <SkeletonTopicRow />
        <SkeletonTopicRow />
      </Skeleton>
    );
  return <LoadFailure error={error} retrying={isFetching} onRetry={refetch} title={t("failed")} headingLevel={3} />;
}
