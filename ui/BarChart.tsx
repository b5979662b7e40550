import styles from "./BarChart.module.css";
import { classNames } from "./class-names.ts";
import { rowClass, stackClass, textClass } from "./primitives.ts";

export interface BarChartProps {
  /** A sentence for screen readers; a table next to the chart has the numbers. */
  label: string;
  /** In reading order; null means not measured. `title` is shown on hover. */
  points: readonly { id: string; value: number | null; title: string }[];
  maxLabel: string;
  firstLabel: string;
  lastLabel: string;
}

/** Renders bars along a time axis in reading direction, with the last one highlighted. */
export function BarChart({ label, points, maxLabel, firstLabel, lastLabel }: BarChartProps) {
  const max = Math.max(1, ...points.map(({ value }) => value ?? 0));
  return (
    <div className={stackClass(2)} role="img" aria-label={label}>
      <div className={styles.plot}>
        <span className={classNames(textClass("xxs", "muted", "text-start"), styles.maximum)}>{maxLabel}</span>
        {points.map(({ id, value, title }) => (
          <span key={id} className={styles.column} title={title}>
            <span className={styles.bar} style={{ blockSize: `${((value ?? 0) / max) * 85}%` }} />
          </span>
        ))}
      </div>
      <div className={rowClass(0, "between", "xxs", "muted")}>
        <span>{firstLabel}</span>
        <span>{lastLabel}</span>
      </div>
    </div>
  );
}
