import type { ReactNode } from "react";
import styles from "./Skeleton.module.css";
import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { boxClass, rowClass } from "./primitives.ts";

const lineHeights = { sm: "0.625rem", md: "0.875rem", lg: "1.5rem" };

export interface SkeletonLineProps {
  /** A CSS length or percentage. */
  width?: string;
  /** Height of small text, body text or a heading. */
  size?: "sm" | "md" | "lg";
}

export function SkeletonLine({ width = "100%", size = "md" }: SkeletonLineProps) {
  const look = { inlineSize: width, blockSize: lineHeights[size] };
  return <span className={classNames(styles.bone, styles.line)} style={look} />;
}

/** Renders a placeholder for a picture or a card; sizes as CSS lengths. */
export function SkeletonBlock({ height = "8rem", width }: { height?: string; width?: string }) {
  return <span className={classNames(styles.bone, styles.block)} style={{ blockSize: height, inlineSize: width }} />;
}

export function SkeletonTopicRow() {
  return (
    <span className={classNames(rowClass(3, "align-center"), styles.row)}>
      <span className={classNames(styles.bone, styles.circle)} />
      <span className={boxClass("grows")}>
        <SkeletonLine width="62%" />
        <SkeletonLine width="38%" size="sm" />
      </span>
    </span>
  );
}

export interface SkeletonProps {
  /** "Loading topics": the only text for screen readers. */
  label: string;
  /** Height of a single block, as a CSS length. */
  height?: string;
  /** Other shapes than one block. */
  children?: ReactNode;
}

export function Skeleton({ label, height = "8rem", children = <SkeletonBlock height={height} /> }: SkeletonProps) {
  return (
    <div style={{ position: "relative" }} aria-busy="true" data-skeleton="">
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
