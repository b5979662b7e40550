import type { ReactNode } from "react";
import styles from "./Dashboard.module.css";

/** Numbers with what they count, side by side. */
export function Figures({ items }: { items: readonly { id: string; label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ id, label, value }) => (
        <div key={id} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
