import type { Ref } from "react";
import { Field, splitField, type FieldText } from "./Field.tsx";
import styles from "./Slider.module.css";

export interface SliderProps extends FieldText {
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
  /** The value with its unit for screen readers: "150 metres". */
  valueText: string;
  ref?: Ref<HTMLInputElement>;
}

/** Renders a slider; use a number field next to it for exact values. */
export function Slider({ value, onChange, valueText, ...props }: SliderProps) {
  const [field, rest] = splitField(props);
  return (
    <Field {...field}>
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
