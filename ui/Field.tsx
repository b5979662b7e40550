import { useId, type ReactNode } from "react";
import styles from "./Field.module.css";
import { ErrorIcon } from "./icons.ts";
import { boxClass, rowClass, textClass } from "./primitives.ts";
import { useUi } from "./ui-context.ts";

/** What the control of a field must carry so that its label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

/** The part that all fields share; the error is a finished sentence in the reader's language. */
export interface FieldText {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Says after the label that the field may stay empty. */
  optional?: boolean | undefined;
  /** For search boxes and the like, whose place says what they are: the label is only spoken. */
  hideLabel?: boolean | undefined;
}

export interface FieldProps extends FieldText {
  id?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A visible label, the control, a hint, and an error that is announced when it appears. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  hideLabel = false,
  id,
  children,
}: FieldProps) {
  const ownId = useId();
  const { words } = useUi();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [error ? errorId : null, hint ? hintId : null].filter((part) => part !== null).join(" ");
  return (
    <div className={styles.field}>
      <label
        className={hideLabel ? boxClass("unseen") : rowClass(1, "align-baseline", "sm", "ink", "medium")}
        htmlFor={controlId}
        id={`${controlId}-label`}
      >
        {label}
        {required && (
          <span className={textClass("danger")} aria-hidden="true">
            *
          </span>
        )}
        {optional && <span className={textClass("to-end", "xs", "muted", "normal")}>{words.optional}</span>}
      </label>
      {children({
        id: controlId,
        "aria-describedby": described === "" ? undefined : described,
        "aria-invalid": error ? true : undefined,
        "aria-required": required ? true : undefined,
      })}
      {hint && (
        <div className={textClass("xs", "muted")} id={hintId}>
          {hint}
        </div>
      )}
      <div aria-live="polite">
        {error && (
          <p className={styles.error} id={errorId}>
            <ErrorIcon size={16} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}
