import { useTranslations } from "use-intl";
import { isProblem } from "#client/problems.ts";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Skeleton, SkeletonLine } from "#ui/Skeleton.tsx";
import { LoadFailure } from "#kit/LoadFailure.tsx";
import { TopicAuthor } from "./TopicAuthor.tsx";
import styles from "./TopicReading.module.css";

const widths = ["96%", "100%", "91%", "98%", "64%"];

/** A topic whose text is on its way; what a list knew of it is shown already. */
export function TopicOnItsWay({ summary }: { summary: TopicSummary | undefined }) {
  const t = useTranslations("community.topic");
  return (
    <>
      {summary !== undefined && <TopicAuthor author={summary.author} />}
      <Skeleton label={t("loading")}>
        {summary === undefined && (
          <>
            <SkeletonLine width="30%" size="sm" />
            <SkeletonLine width="80%" size="lg" />
          </>
        )}
        <div className={styles.text}>
          {widths.map((width) => (
            <SkeletonLine key={width} width={width} />
          ))}
        </div>
      </Skeleton>
    </>
  );
}

export interface TopicFailureProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
  onClose: () => void;
}

/** A topic that is gone, that may not be read, or that cannot be loaded. */
export function TopicFailure({ error, onRetry, retrying, onClose }: TopicFailureProps) {
  const t = useTranslations("community.topic");
  if (!isProblem(error, "not_found")) {
    return (
      <LoadFailure error={error} title={t("failedTitle")} headingLevel={3} onRetry={onRetry} retrying={retrying} />
    );
  }
  return (
    <EmptyState
      title={t("missingTitle")}
      headingLevel={3}
      action={<Button onClick={onClose}>{t("backToList")}</Button>}
    >
      {t("missingText")}
    </EmptyState>
  );
}
