import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Facts.module.css";

export interface FactsProps {
  /** "list": one below the other; "rows": names before their values; "columns": as many side by side as fit. */
  layout: "list" | "rows" | "columns";
  /** Emphasises the values as key figures. */
  strong?: boolean;
  className?: string | undefined;
  /** `Fact` elements. */
  children: ReactNode;
}

export function Facts({ layout, strong = false, className, children }: FactsProps) {
  return <dl className={classNames(styles.facts, styles[layout], strong && styles.strong, className)}>{children}</dl>;
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
