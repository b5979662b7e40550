import { useId, type ReactNode } from "react";
import choiceStyles from "./choice.module.css";
import { classNames } from "./class-names.ts";
import styles from "./SegmentedChoice.module.css";
import { boxClass, rowClass, textClass } from "./primitives.ts";

const faceClass = classNames(
  rowClass(2, "inline", "align-center", "justify-center", "sm", "medium", "muted"),
  styles.face,
);

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** The label's language if it differs from the page's ("العربية" on an English page). */
  lang?: "en" | "ar";
}

export interface SegmentedChoiceProps<Value extends string> {
  legend: string;
  hideLegend?: boolean;
  hint?: ReactNode;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** Renders a radio group of two to four short options in one bar. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { legend, hideLegend = false, hint, options, value, onChange, disabled = false } = props;
  const name = useId();
  return (
    <fieldset className={choiceStyles.group} disabled={disabled} aria-describedby={hint ? `${name}-hint` : undefined}>
      <legend className={hideLegend ? boxClass("unseen") : textClass("below-1", "sm", "ink", "medium")}>
        {legend}
      </legend>
      <div className={classNames(rowClass(0, "inline", "wrap"), styles.row)}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} lang={option.lang}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={faceClass}>
              {option.icon}
              {option.label}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <div className={textClass("above-1", "xs", "muted")} id={`${name}-hint`}>
          {hint}
        </div>
      )}
    </fieldset>
  );
}
