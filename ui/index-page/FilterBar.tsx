import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { rowClass, textClass } from "../primitives.ts";
import styles from "./FilterBar.module.css";
import { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";

export interface FilterBarProps {
  /** Its search box; null where a list has no words to look for. */
  box: Pick<SearchBoxProps, "label" | "placeholder" | "words" | "mostLetters" | "onSearch"> | null;
  /** Number of results, announced when it changes. */
  count?: ReactNode;
  /** Choices that narrow the list, and buttons that concern all of it. */
  children: ReactNode;
}

/** The first line of a list's card: search, count, choices. */
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
