import { Children, type ReactNode } from "react";
import styles from "./Meta.module.css";

/** A quiet line of facts with points between them; absent facts leave no point behind. */
export function Meta({ children }: { children: ReactNode }) {
  return (
    <span className={styles.meta}>
      {Children.toArray(children).map((fact, place) => (
        <span key={place} className={styles.fact}>
          {fact}
        </span>
      ))}
    </span>
  );
}
