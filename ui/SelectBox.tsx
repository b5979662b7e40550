import type { KeyboardEvent, MouseEvent } from "react";
import styles from "./Checkbox.module.css";
import { classNames } from "./class-names.ts";

export interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some of the rows are selected. */
  mixed?: boolean;
  isRow?: boolean;
  onClick: (event: MouseEvent<HTMLInputElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** Renders the checkbox that selects a row or all rows; its label is only for screen readers. */
export function SelectBox({ label, checked, mixed = false, isRow = false, onClick, onKeyDown }: SelectBoxProps) {
  return (
    <span className={styles.box}>
      <input
        type="checkbox"
        className={classNames(styles.input, mixed && styles.mixed)}
        aria-label={label}
        aria-checked={mixed ? "mixed" : checked}
        data-select={isRow ? "" : undefined}
        checked={checked}
        // The click event has the Shift state; the change event does not.
        onClick={onClick}
        onChange={() => undefined}
        onKeyDown={onKeyDown}
      />
      <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
        <path d={mixed ? "M4 8h8" : "M3.5 8.5l3 3 6-6.5"} />
      </svg>
    </span>
  );
}
