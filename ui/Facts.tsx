import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Facts.module.css";

export interface FactsProps {
  /** "list": one below the other; "rows": names before their values; "columns": as many beside each other as fit. */
  layout: "list" | "rows" | "columns";
  /** Values are figures to be read at a glance. */
  strong?: boolean;
  className?: string | undefined;
  /** `Fact` elements. */
  children: ReactNode;
}

/** Names and their values. */
export function Facts({ layout, strong = false, className, children }: FactsProps) {
  return <dl className={classNames(styles.facts, styles[layout], strong && styles.strong, className)}>{children}</dl>;
}

/** One name with its value, within `Facts`. */
export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
