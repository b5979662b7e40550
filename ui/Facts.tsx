import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Facts.module.css";
import { stackClass } from "./primitives.ts";

export interface FactsProps {
  /** "list": one below the other; "rows": names before their values; "columns": as many side by side as fit. */
  layout: "list" | "rows" | "columns";
  /** Emphasises the values as key figures. */
  strong?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Facts({ layout, strong = false, className, children }: FactsProps) {
  const look = [styles.facts, styles[layout], strong && styles.strong, className];
  return <dl className={classNames(stackClass(3, "flush", "sm"), ...look)}>{children}</dl>;
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
