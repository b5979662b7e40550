import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./FilterChips.module.css";
import { CloseIcon } from "./icons.ts";
import { rowClass } from "./primitives.ts";

const chipClass = classNames(rowClass(1, "inline", "align-center", "touch", "action", "xs", "medium"), styles.chip);

export interface FilterChip {
  id: string;
  label: ReactNode;
  /** "Remove the filter: with a poster". */
  removeLabel: string;
  onRemove: () => void;
}

export interface FilterChipsProps {
  /** The name of the row: "Filters in force". */
  label: string;
  chips: readonly FilterChip[];
  /** Renders a separate row in the list's card. */
  bar?: boolean;
  /** At the end: removes all filters. */
  children?: ReactNode;
}

/** Renders the active filters of a list as chips; a press removes one. */
export function FilterChips({ label, chips, bar = false, children }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul
      className={classNames(rowClass(2, "wrap", "align-center", "list"), styles.chips, bar && styles.bar)}
      aria-label={label}
    >
      {chips.map(({ id, label: text, removeLabel, onRemove }) => (
        <li key={id}>
          <button type="button" className={chipClass} aria-label={removeLabel} title={removeLabel} onClick={onRemove}>
            <span className={styles.text}>{text}</span>
            <CloseIcon size={16} />
          </button>
        </li>
      ))}
      {children !== undefined && <li>{children}</li>}
    </ul>
  );
}
