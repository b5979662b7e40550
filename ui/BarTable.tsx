import type { ReactNode } from "react";
import styles from "./BarTable.module.css";
import { classNames } from "./class-names.ts";
import { textClass } from "./primitives.ts";

export interface BarTableProps {
  label: string;
  /** In display order; `written` is the formatted value. */
  rows: readonly { id: string; name: ReactNode; value: number; written: string; isBad?: boolean }[];
}

/** Renders a table whose rows are drawn as bars; the longest bar has the full width. */
export function BarTable({ label, rows }: BarTableProps) {
  const max = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <table className={styles.table} aria-label={label}>
      <tbody>
        {rows.map(({ id, name, value, written, isBad = false }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td className={classNames(textClass("ink", "bold", "tabular", "nowrap"), styles.value)}>{written}</td>
            <td aria-hidden="true">
              <span
                className={classNames(styles.bar, isBad && styles.isBad)}
                style={{ inlineSize: `${(value / max) * 100}%` }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
