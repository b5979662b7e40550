import { useTranslations } from "use-intl";
import { useFailure } from "#client/use-failure.ts";
import { ErrorState } from "#ui/ErrorState.tsx";
import { Skeleton, SkeletonTopicRow } from "#ui/Skeleton.tsx";

export interface LoadFactorsProps {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Before it is known what guards the account: waiting, or why it is not known. */
export function LoadFactors({ error, isFetching, refetch }: LoadFactorsProps) {
  const t = useTranslations("factors");
  const failureOf = useFailure();
  if (error === null || error === undefined)
    return (
      <Skeleton label={t("loading")}>
        <SkeletonTopicRow />
        <SkeletonTopicRow />
      </Skeleton>
    );
  return <ErrorState {...failureOf({ error, isFetching, refetch })} title={t("failed")} headingLevel={3} />;
}
