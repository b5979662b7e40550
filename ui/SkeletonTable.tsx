import { SkeletonLine } from "./Skeleton.tsx";
import styles from "./SkeletonTable.module.css";

export function SkeletonTable({ rows }: { rows: number }) {
  return (
    <div className={styles.rows}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <SkeletonLine width="70%" />
          <SkeletonLine width="55%" />
          <SkeletonLine width="40%" />
        </div>
      ))}
    </div>
  );
}
