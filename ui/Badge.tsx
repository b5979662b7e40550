import type { ReactNode } from "react";
import styles from "./Badge.module.css";
import { classNames } from "./class-names.ts";
import { rowClass, type TextWord } from "./primitives.ts";

export type BadgeTone = "neutral" | "action" | "saffron" | "danger" | "success" | "info";

/** The frame of a short word, here and in `CategoryBadge`. */
export const badgeClass = (...words: TextWord[]): string =>
  classNames(rowClass(1, "inline", "align-center", "xxs", "medium", "nowrap", ...words), styles.badge);

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short word about the state of something. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={badgeClass(`tint-${tone}`)} data-badge="">
      {icon}
      {children}
    </span>
  );
}

/** A number of waiting things in saffron, already formatted in the reader's digits. */
export function CountBadge({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>;
}

/** The saffron point before what has not been read; `label` says so to screen readers. */
export function UnreadDot({ label }: { label: string }) {
  return <span className={styles.dot} role="img" aria-label={label} />;
}
