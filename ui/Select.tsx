import type { Ref, SelectHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";
import control from "./control.module.css";
import { Field, splitField, type FieldText } from "./Field.tsx";
import { ChevronDownIcon } from "./icons.ts";
import styles from "./Select.module.css";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps
  extends FieldText, Omit<SelectHTMLAttributes<HTMLSelectElement>, "className" | "required" | "children" | "size"> {
  options: readonly SelectOption[];
  /** An empty first option: "Choose a department". */
  placeholder?: string | undefined;
  /** Shrinks to the selected option, for toolbars. */
  compact?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** Renders the browser's native select, which works on every device and keyboard. */
export function Select({ options, placeholder, compact = false, ...props }: SelectProps) {
  const [field, rest] = splitField(props);
  return (
    <Field {...field}>
      {(attributes) => (
        <span className={classNames(control.box, compact && styles.compact)}>
          <select
            {...rest}
            {...attributes}
            className={classNames(control.control, control.hasAfter, styles.select, compact && styles.compactControl)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={classNames(control.after, control.passive)}>
            <ChevronDownIcon size={18} />
          </span>
        </span>
      )}
    </Field>
  );
}
