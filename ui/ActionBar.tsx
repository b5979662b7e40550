import type { ReactNode } from "react";
import styles from "./ActionBar.module.css";
import { classNames } from "./class-names.ts";
import { rowClass } from "./primitives.ts";

export interface ActionBarProps {
  /** Makes the bar a named region; omit it if the bar belongs to its form. */
  label?: string;
  /** Shown at the start and announced when it changes: the number selected, whether the form is saved. */
  status: ReactNode;
  /** Buttons that change the selection, next to the status. */
  choice?: ReactNode;
  children: ReactNode;
}

/** Renders a bar that sticks to the bottom of the window while its list or form is visible. */
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
