import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";

/** What stands where tokens are not there yet, or could not be loaded. */
export function LoadTokens({ error, isFetching, refetch }: Pick<UseQueryResult, "error" | "isFetching" | "refetch">) {
  const t = useTranslations("accessTokens");
  if (error === null) {
    return (
      <Skeleton label={t("loading")}>
        <SkeletonBlock height="6rem" />
      </Skeleton>
    );
  }
  return <LoadFailure error={error} retrying={isFetching} onRetry={refetch} title={t("failed")} headingLevel={3} />;
}
