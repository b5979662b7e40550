import { Children, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Meta.module.css";
import { rowClass } from "./primitives.ts";

/** Renders facts with separators; absent facts leave no separator. */
export function Meta({ children }: { children: ReactNode }) {
  return (
    <span
      className={classNames(rowClass([1, 2], "inline", "wrap", "align-center", "shrinks", "xs", "muted"), styles.meta)}
    >
      {Children.toArray(children).map((fact, place) => (
        <span key={place} className={classNames(rowClass(2, "inline", "align-center", "shrinks"), styles.fact)}>
          {fact}
        </span>
      ))}
    </span>
  );
}
