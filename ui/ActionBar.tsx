import type { ReactNode } from "react";
import styles from "./ActionBar.module.css";
import { classNames } from "./class-names.ts";
import { rowClass } from "./primitives.ts";

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
    <Frame
      className={classNames(rowClass([2, 4], "wrap", "align-center", "between", "floating"), styles.bar)}
      aria-label={label}
      data-foot=""
    >
      <div className={classNames(rowClass(2, "wrap", "align-center", "sm", "medium"), styles.status)}>
        <span role="status">{status}</span>
        {choice}
      </div>
      <div className={classNames(rowClass(2, "wrap", "align-center"), styles.actions)}>{children}</div>
    </Frame>
  );
}
