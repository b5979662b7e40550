import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { SearchBox, type SearchBoxProps } from "#ui/index-page/SearchBox.tsx";
import { rowClass } from "#ui/primitives.ts";
import styles from "./FieldTools.module.css";

export interface FieldToolsProps {
  box: Pick<SearchBoxProps, "label" | "placeholder" | "words" | "maxSearchLength" | "onSearch">;
  /** Fields with labels, for example dates. */
  children: ReactNode;
}

/** Renders a list's search box and filters that are fields, where `ListTools` has choices without labels. */
export function FieldTools({ box, children }: FieldToolsProps) {
  return (
    <div className={classNames(styles.tools, rowClass(3, "wrap", "align-start"))}>
      <div className={styles.search}>
        <SearchBox {...box} />
      </div>
      {children}
    </div>
  );
}
