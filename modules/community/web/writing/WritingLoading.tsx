import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isProblem } from "#client/problems.ts";
import { Loading, type LoadingProps } from "#kit/Loading.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { SkeletonBlock } from "#ui/Skeleton.tsx";

export interface WritingLoadingProps extends Pick<LoadingProps, "query"> {
  /** The message if it does not exist; by default that of a draft. */
  missing?: string;
}

/** Placeholder for the form while a draft or topic loads, or the reason why it cannot be loaded. */
export function WritingLoading({ query, missing }: WritingLoadingProps) {
  const t = useTranslations("writing");
  const shape = (
    <>
      <SkeletonBlock height="4rem" />
      <SkeletonBlock height="28rem" />
    </>
  );
  const loading = <Loading query={query} label={t("loading")} shape={shape} failed={t("failedTitle")} />;
  if (query.error === null) return loading;
  return (
    <Card flush>
      {isProblem(query.error, "not_found") ? (
        <EmptyState
          title={t("failedTitle")}
          action={<Button renderLink={(slot) => <Link to="/community" {...slot} />}>{t("backToCommunity")}</Button>}
        >
          {missing ?? t("draftMissing")}
        </EmptyState>
      ) : (
        loading
      )}
    </Card>
  );
}
