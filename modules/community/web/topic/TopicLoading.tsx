import { useTranslations } from "use-intl";
import { isProblem } from "#client/problems.ts";
import { Loading, type LoadingProps } from "#kit/Loading.tsx";
import type { TopicSummary } from "#modules/community/contract/schemas.ts";
import { Button } from "#ui/Button.tsx";
import { classNames } from "#ui/class-names.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { boxClass } from "#ui/primitives.ts";
import { SkeletonLine } from "#ui/Skeleton.tsx";
import { TopicAuthor } from "./TopicAuthor.tsx";
import styles from "./TopicReading.module.css";

const widths = ["96%", "100%", "91%", "98%", "64%"];

export interface TopicLoadingProps extends Pick<LoadingProps, "query"> {
  /** The topic from a cached list. */
  summary: TopicSummary | undefined;
  onClose: () => void;
}

/** Placeholder for a topic while it loads, or the reason why it cannot be shown. */
export function TopicLoading({ query, summary, onClose }: TopicLoadingProps) {
  const t = useTranslations("community.topic");
  if (isProblem(query.error, "not_found")) {
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
  const shape = (
    <>
      {summary === undefined && (
        <>
          <SkeletonLine width="30%" size="sm" />
          <SkeletonLine width="80%" size="lg" />
        </>
      )}
      <div className={classNames(boxClass("above-5"), styles.text)}>
        {widths.map((width) => (
          <SkeletonLine key={width} width={width} />
        ))}
      </div>
    </>
  );
  return (
    <>
      {query.error === null && summary !== undefined && <TopicAuthor author={summary.author} />}
      <Loading query={query} label={t("loading")} shape={shape} failed={t("failedTitle")} headingLevel={3} />
    </>
  );
}
