import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { isProblem } from "#client/problems.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Skeleton, SkeletonBlock } from "#ui/Skeleton.tsx";
import { LoadFailure } from "#kit/LoadFailure.tsx";

/** The shape of a form that is on its way. */
export function WritingOnItsWay() {
  const t = useTranslations("writing");
  return (
    <Skeleton label={t("loading")}>
      <SkeletonBlock height="4rem" />
      <SkeletonBlock height="28rem" />
    </Skeleton>
  );
}

export interface NoWritingProps {
  error: unknown;
  /** What to say when it is not there at all. */
  missing?: string;
  onRetry: () => void;
  retrying: boolean;
}

/** A draft, or a topic to edit, that is gone or cannot be loaded. */
export function NoWriting({ error, missing, onRetry, retrying }: NoWritingProps) {
  const t = useTranslations("writing");
  return (
    <Card flush>
      {isProblem(error, "not_found") ? (
        <EmptyState
          title={t("failedTitle")}
          action={<Button renderLink={(slot) => <Link to="/community" {...slot} />}>{t("backToCommunity")}</Button>}
        >
          {missing ?? t("draftMissing")}
        </EmptyState>
      ) : (
        <LoadFailure error={error} title={t("failedTitle")} onRetry={onRetry} retrying={retrying} />
      )}
    </Card>
  );
}
