import { classNames } from "./class-names.ts";
import { stackClass } from "./primitives.ts";
import { SkeletonLine } from "./Skeleton.tsx";
import styles from "./SkeletonTable.module.css";

export function SkeletonTable({ rows }: { rows: number }) {
  return (
    <div className={classNames(stackClass(0), styles.rows)}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={classNames(stackClass(5, "align-center"), styles.row)}>
          <SkeletonLine width="70%" />
          <SkeletonLine width="55%" />
          <SkeletonLine width="40%" />
        </div>
      ))}
    </div>
  );
}
