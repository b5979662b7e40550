import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./Field.module.css";
import { ErrorIcon } from "./icons.ts";
import { boxClass, rowClass, stackClass, textClass } from "./primitives.ts";
import { useUi } from "./ui-context.ts";

/** Attributes that link a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

/** Props shared by all fields; the error is a complete sentence in the user's language. */
export interface FieldText {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Marks the field as optional after the label. */
  optional?: boolean | undefined;
  /** Hides the label visually, for search boxes and other fields that are clear from their place. */
  hideLabel?: boolean | undefined;
}

type WithId = FieldText & { id?: string | undefined };

/** Separates the field's props from those of its control. */
export function splitField<Props extends WithId>({
  label,
  hint,
  error,
  required,
  optional,
  hideLabel,
  id,
  ...control
}: Props) {
  return [{ label, hint, error, required, optional, hideLabel, id }, control] as const;
}

export interface FieldProps extends WithId {
  children: (control: FieldControl) => ReactNode;
}

/** Renders label, control, hint, and an error that is announced when it appears. */
export function Field({ label, hint, error, required, optional, hideLabel, id, children }: FieldProps) {
  const ownId = useId();
  const { words } = useUi();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(" ");
  return (
    <div className={stackClass(1, "fits", "shrinks")}>
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
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required ? true : undefined,
      })}
      {hint && (
        <div className={textClass("xs", "muted")} id={hintId}>
          {hint}
        </div>
      )}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

export function FieldError({ id, children: error }: { id: string; children: string | undefined }) {
  return (
    <div aria-live="polite">
      {error && (
        <p className={classNames(rowClass(1, "align-start", "flush", "xs", "danger"), styles.error)} id={id}>
          <ErrorIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
