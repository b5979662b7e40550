import styles from "./ProgressBar.module.css";

export interface ProgressBarProps {
  /** From 0 to 1. */
  share: number;
  /** What goes on and how far it is, in words; shown under the bar. */
  label: string;
}

/** Work whose end is known. */
export function ProgressBar({ share, label }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={styles.track}>
        <div className={styles.done} style={{ inlineSize: `${percent}%` }} />
      </div>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
    </div>
  );
}
