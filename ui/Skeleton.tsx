import type { ReactNode } from "react";
import styles from "./Skeleton.module.css";
import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { boxClass } from "./primitives.ts";

export interface SkeletonLineProps {
  /** Any CSS length or percentage. */
  width?: string;
  /** As tall as small text, body text or a heading. */
  size?: "sm" | "md" | "lg";
}

/** A line of text that is on its way. */
export function SkeletonLine({ width = "100%", size = "md" }: SkeletonLineProps) {
  return <span className={classNames(styles.bone, styles.line, styles[size])} style={{ inlineSize: width }} />;
}

/** A picture of a person that is on its way; size in rem. */
function SkeletonCircle({ size = 2.25 }: { size?: number }) {
  return (
    <span
      className={classNames(styles.bone, styles.circle)}
      style={{ inlineSize: `${size}rem`, blockSize: `${size}rem` }}
    />
  );
}

/** A picture or a card that is on its way; height as a CSS length. */
export function SkeletonBlock({ height = "8rem" }: { height?: string }) {
  return <span className={classNames(styles.bone, styles.block)} style={{ blockSize: height }} />;
}

/** A row of a topic list that is on its way. */
export function SkeletonTopicRow() {
  return (
    <span className={styles.row}>
      <SkeletonCircle />
      <span className={boxClass("grows")}>
        <SkeletonLine width="62%" />
        <SkeletonLine width="38%" size="sm" />
      </span>
    </span>
  );
}

export interface SkeletonProps {
  /** "Loading topics": the only thing that screen readers hear of it. */
  label: string;
  children: ReactNode;
}

/** Wraps the shapes of something that loads. */
export function Skeleton({ label, children }: SkeletonProps) {
  return (
    <div className={styles.skeleton} aria-busy="true" data-skeleton="">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
