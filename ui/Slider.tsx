import type { Ref } from "react";
import { Field, type FieldText } from "./Field.tsx";
import styles from "./Slider.module.css";

export interface SliderProps extends FieldText {
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
  /** The value as people say it, for screen readers: "150 metres". */
  valueText: string;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A number by its place between two ends; for an exact one there is a field beside it. */
export function Slider({
  label,
  hint,
  error,
  required,
  optional,
  hideLabel,
  id,
  value,
  onChange,
  valueText,
  ...rest
}: SliderProps) {
  return (
    <Field {...{ label, hint, error, required, optional, hideLabel, id }}>
      {({ "aria-required": _, ...control }) => (
        <input
          {...rest}
          {...control}
          type="range"
          className={styles.slider}
          value={value}
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        />
      )}
    </Field>
  );
}
