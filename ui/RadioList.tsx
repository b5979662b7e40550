import { useId, type ReactNode, type Ref } from "react";
import choiceStyles from "./choice.module.css";
import { classNames } from "./class-names.ts";
import { FieldError } from "./Field.tsx";
import styles from "./RadioList.module.css";
import { boxClass, rowClass, stackClass, textClass } from "./primitives.ts";

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  hint?: ReactNode;
  /** At the end of the row, for example the key that selects it. */
  after?: ReactNode;
}

export interface RadioListProps<Value extends string> {
  legend: string;
  /** Hint of the whole group; an option may have its own. */
  hint?: ReactNode;
  options: readonly RadioOption<Value>[];
  /** Null while none is selected. */
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** Marks the group as required with a star, among optional fields. */
  starred?: boolean;
  /** The selected option's control, else the first one's; focus target for errors. */
  ref?: Ref<HTMLInputElement>;
}

/** Renders a radio group of options with explanations, one below the other. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { legend, hint, options, value, onChange, error, starred = false, ref } = props;
  const name = useId();
  const described = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean);
  const marked = value ?? options[0]?.value;
  return (
    <fieldset
      className={choiceStyles.group}
      role="radiogroup"
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={described.join(" ") || undefined}
    >
      <legend className={textClass("below-2", "sm", "ink", "medium")}>
        {legend}
        {starred && (
          <span className={textClass("danger")} aria-hidden="true">
            {" *"}
          </span>
        )}
      </legend>
      {hint && (
        <div className={textClass("below-2", "xs", "muted")} id={`${name}-hint`}>
          {hint}
        </div>
      )}
      {/* Above the options: below a long list it would be out of view. */}
      <div className={error && boxClass("below-2")}>
        <FieldError id={`${name}-error`}>{error}</FieldError>
      </div>
      <div className={stackClass(2)}>
        {options.map((option) => (
          <label key={option.value} className={classNames(rowClass(3, "align-start"), styles.option)}>
            <input
              ref={option.value === marked ? ref : undefined}
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-labelledby={`${name}-${option.value}`}
              aria-describedby={option.hint === undefined ? undefined : `${name}-${option.value}-hint`}
              onChange={() => onChange(option.value)}
            />
            <span className={boxClass("grows")}>
              <span className={textClass("block", "ink")} id={`${name}-${option.value}`}>
                {option.label}
              </span>
              {option.hint !== undefined && (
                <span className={textClass("block", "xs", "muted")} id={`${name}-${option.value}-hint`}>
                  {option.hint}
                </span>
              )}
            </span>
            {option.after !== undefined && <span className={styles.after}>{option.after}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
