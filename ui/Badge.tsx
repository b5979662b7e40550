import type { ReactNode } from "react";
import styles from "./Badge.module.css";
import { classNames } from "./class-names.ts";
import { rowClass, type TextWord } from "./primitives.ts";

export type BadgeTone = "neutral" | "action" | "saffron" | "danger" | "success" | "info";

/** Returns the class of a badge; shared with `CategoryBadge`. */
export const badgeClass = (...words: TextWord[]): string =>
  classNames(rowClass(1, "inline", "align-center", "xxs", "medium", "nowrap", ...words), styles.badge);

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={badgeClass(`tint-${tone}`)} data-badge="">
      {icon}
      {children}
    </span>
  );
}

/** Renders a count of waiting items; the number is already formatted in the user's digits. */
export function CountBadge({ children }: { children: ReactNode }) {
  return <span className={styles.count}>{children}</span>;
}

/** Renders the unread marker; `label` is for screen readers. */
export function UnreadDot({ label }: { label: string }) {
  return <span className={styles.dot} role="img" aria-label={label} />;
}
