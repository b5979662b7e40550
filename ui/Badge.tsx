import type { ReactNode } from "react";
import styles from "./Badge.module.css";
import { classNames } from "./class-names.ts";

export type BadgeTone = "neutral" | "action" | "saffron" | "danger" | "success" | "info";

export interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short word about the state of something. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])} data-badge="">
      {icon}
      {children}
    </span>
  );
}

export interface CountBadgeProps {
  /** Already formatted in the reader's digits. */
  children: ReactNode;
}

/** A number that waits for somebody, in saffron. */
export function CountBadge({ children }: CountBadgeProps) {
  return <span className={styles.count}>{children}</span>;
}

/** The saffron point before what has not been read; `label` says so to screen readers. */
export function UnreadDot({ label }: { label: string }) {
  return <span className={styles.dot} role="img" aria-label={label} />;
}
