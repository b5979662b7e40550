import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { useFailure } from "#client/use-failure.ts";
import { ErrorState } from "#ui/ErrorState.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";

/** What stands where tokens are not there yet, or could not be loaded. */
export function LoadTokens({ error, isFetching, refetch }: Pick<UseQueryResult, "error" | "isFetching" | "refetch">) {
  const t = useTranslations("accessTokens");
  const failureOf = useFailure();
  if (error === null) {
    return (
      <Skeleton label={t("loading")}>
        <SkeletonBlock height="6rem" />
      </Skeleton>
    );
  }
  return <ErrorState {...failureOf({ error, isFetching, refetch })} title={t("failed")} headingLevel={3} />;
}
