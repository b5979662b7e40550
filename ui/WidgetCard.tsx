import type { ReactNode } from "react";
import { Button } from "./Button.tsx";
import { Card } from "./Card.tsx";
import { classNames } from "./class-names.ts";
import { RefreshIcon, WarningIcon } from "./icons.ts";
import { stackClass, textClass } from "./primitives.ts";
import { Skeleton, SkeletonLine } from "./Skeleton.tsx";
import styles from "./WidgetCard.module.css";

export interface WidgetCardProps {
  title: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
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
  const { title, actions, isLoading, failure, isRetrying, onRetry, labels, rows = 3, children } = props;
  return (
    <Card flush title={title} actions={actions}>
      {failure !== null ? (
        <div className={styles.failure} role="status">
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
