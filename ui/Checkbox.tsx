import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import styles from "./Checkbox.module.css";
import { classNames } from "./class-names.ts";
import { boxClass, rowClass, textClass } from "./primitives.ts";

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "type"> {
  label: ReactNode;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Renders a single consent or one of several options. */
export function Checkbox({ label, hint, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const noteId = `${controlId}-note`;
  return (
    <div className={rowClass(2, "align-start")}>
      <span className={styles.box}>
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          className={styles.input}
          aria-describedby={hint ? noteId : undefined}
        />
        <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3.5 8.5l3 3 6-6.5" />
        </svg>
      </span>
      <div className={boxClass("shrinks")}>
        <label className={classNames(textClass("plain"), styles.label)} htmlFor={controlId}>
          {label}
        </label>
        <div id={noteId} aria-live="polite">
          {hint && <p className={textClass("flush", "xs", "muted")}>{hint}</p>}
        </div>
      </div>
    </div>
  );
}
