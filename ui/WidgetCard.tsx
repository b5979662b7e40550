import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Card, type CardProps } from "./Card.tsx";
import { classNames } from "./class-names.ts";
import { RefreshIcon, WarningIcon } from "./icons.ts";
import { stackClass, textClass } from "./primitives.ts";
import { Skeleton, SkeletonLine } from "./Skeleton.tsx";
import styles from "./WidgetCard.module.css";

export interface WidgetCardProps extends Pick<CardProps, "title" | "actions"> {
  isLoading: boolean;
  /** The reason for missing content; null if it loaded. */
  failure: string | null;
  isRetrying: boolean;
  onRetry: () => void;
  labels: { loading: string; retry: string };
  /** Expected number of rows. */
  rows?: number;
  children: ReactNode;
}

/** Renders a small card that loads and fails on its own: its rows, a skeleton, or the failure. */
export function WidgetCard(props: WidgetCardProps) {
  const { isLoading, failure, isRetrying, onRetry, labels, rows = 3, children, ...card } = props;
  return (
    <Card flush {...card}>
      {failure !== null ? (
        <div className={classNames(stackClass([2, 3], "align-start"), styles.failure)} role="status">
          <WarningIcon className={styles.sign} size={20} />
          <p className={textClass("flush", "sm", "muted")}>{failure}</p>
          <Button size="sm" icon={<RefreshIcon size={18} />} loading={isRetrying} onClick={onRetry}>
            {labels.retry}
          </Button>
        </div>
      ) : isLoading ? (
        <div className={styles.rows}>
          <Skeleton label={labels.loading}>
            {Array.from({ length: rows }, (_, place) => (
              <span key={place} className={classNames(stackClass(2), styles.row)}>
                <SkeletonLine width={`${80 - (place % 3) * 14}%`} />
                <SkeletonLine width={`${44 - (place % 2) * 10}%`} size="sm" />
              </span>
            ))}
          </Skeleton>
        </div>
      ) : (
        children
      )}
    </Card>
  );
}
