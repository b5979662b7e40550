import { useId, type ReactNode } from "react";
import styles from "./Card.module.css";
import { classNames } from "./class-names.ts";
import { rowClass, textClass } from "./primitives.ts";

export interface CardProps {
  title?: ReactNode;
  /** At the end of the title's line. */
  actions?: ReactNode;
  /** The content extends to the edges, for rows with hairlines between them. */
  flush?: boolean;
  children: ReactNode;
}

/** Renders a card; with a title it is a named region. */
export function Card({ title, actions, flush = false, children }: CardProps) {
  const titleId = useId();
  const Sheet = title === undefined ? "div" : "section";
  return (
    <Sheet className={styles.card} aria-labelledby={title === undefined ? undefined : titleId}>
      {(title !== undefined || actions !== undefined) && (
        <div className={classNames(rowClass(3, "align-center", "between"), styles.head)}>
          {title !== undefined && (
            <h2 className={textClass("shrinks", "flush", "lg", "bold", "tight")} id={titleId}>
              {title}
            </h2>
          )}
          {actions !== undefined && <div className={rowClass(2, "align-center", "rigid", "to-end")}>{actions}</div>}
        </div>
      )}
      <div className={classNames(!flush && styles.body)}>{children}</div>
    </Sheet>
  );
}
