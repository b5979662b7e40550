import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { rowClass, textClass } from "../primitives.ts";
import styles from "./FilterBar.module.css";
import { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";

export interface FilterBarProps {
  /** The search box; null for lists without text search. */
  box: Pick<SearchBoxProps, "label" | "placeholder" | "words" | "maxSearchLength" | "onSearch"> | null;
  /** Number of results, announced when it changes. */
  count?: ReactNode;
  /** Filters, and buttons that act on the whole list. */
  children: ReactNode;
}

export function FilterBar({ box, count, children }: FilterBarProps) {
  return (
    <div className={classNames(rowClass([2, 3], "wrap", "align-center"), styles.bar)}>
      {box !== null && (
        <div className={styles.search}>
          <SearchBox {...box} />
        </div>
      )}
      {count !== undefined && (
        <span className={textClass("sm", "muted")} role="status">
          {count}
        </span>
      )}
      <div className={classNames(rowClass(2, "wrap", "align-center", "shrinks", "to-end"), styles.choices)}>
        {children}
      </div>
    </div>
  );
}
