import styles from "./ProgressBar.module.css";
import { boxClass, textClass } from "./primitives.ts";

export interface ProgressBarProps {
  /** From 0 to 1. */
  share: number;
  /** The work and its progress in words; shown below the bar. */
  label: string;
}

export function ProgressBar({ share, label }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={boxClass("full")}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={styles.track}>
        <div className={styles.done} style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className={textClass("block", "above-1", "xs", "muted", "text-start")} aria-hidden="true">
        {label}
      </span>
    </div>
  );
}
