import { Skeleton, SkeletonBlock, SkeletonLine } from "#ui/Skeleton.tsx";
import styles from "./TableSkeleton.module.css";

/** Rows on their way. */
export function TableSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <Skeleton label={label}>
      <div className={styles.rows}>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={styles.row}>
            <SkeletonLine width="70%" />
            <SkeletonLine width="55%" />
            <SkeletonBlock height="1.25rem" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
