import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Switch.module.css";
import { rowClass, stackClass, textClass } from "./primitives.ts";

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "type" | "role"> {
  label: string;
  /** Its effect, or why it cannot be changed now. */
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Renders an on/off setting that takes effect immediately. */
export function Switch({ label, hint, id, ...rest }: SwitchProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <div className={classNames(rowClass(4, "align-center", "between"), styles.row)}>
      <span className={stackClass(0, "shrinks")}>
        <label className={classNames(textClass("ink", "medium"), styles.label)} htmlFor={controlId}>
          {label}
        </label>
        {hint && (
          <span className={textClass("xs", "muted")} id={`${controlId}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        id={controlId}
        type="checkbox"
        role="switch"
        className={styles.track}
        aria-describedby={hint ? `${controlId}-hint` : undefined}
      />
    </div>
  );
}
