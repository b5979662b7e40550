import type { ReactNode } from "react";
import styles from "./ActionBar.module.css";

export interface ActionBarProps {
  /** Names the bar as a region; without it the bar belongs to its form. */
  label?: string;
  /** At the start, announced when it changes: how many are chosen, whether the form is saved. */
  status: ReactNode;
  /** Buttons that change what is chosen, beside the status. */
  choice?: ReactNode;
  /** Buttons that act on it. */
  children: ReactNode;
}

/** A bar that stays at the foot of the window while its list or form is in sight. */
export function ActionBar({ label, status, choice, children }: ActionBarProps) {
  const Frame = label === undefined ? "div" : "section";
  return (
    <Frame className={styles.bar} aria-label={label} data-foot="">
      <div className={styles.status}>
        <span role="status">{status}</span>
        {choice}
      </div>
      <div className={styles.actions}>{children}</div>
    </Frame>
  );
}
