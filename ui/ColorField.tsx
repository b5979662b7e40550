import { classNames } from "./class-names.ts";
import styles from "./ColorField.module.css";
import controlStyles from "./control.module.css";
import { Field, type FieldText } from "./Field.tsx";
import { boxClass, rowClass } from "./primitives.ts";

export interface ColorFieldProps extends FieldText {
  /** `#rrggbb`, possibly incomplete while typed; empty for none. */
  value: string;
  onChange: (value: string) => void;
  /** Colour of the swatch while the field is empty. */
  fallbackColor: string;
  /** The name of the swatch, which opens the browser's colour picker. */
  pickLabel: string;
  placeholder?: string;
}

const hexColor = /^#[0-9a-f]{6}$/i;

/** Renders a colour field: six typed hexadecimal digits, or the browser's colour picker. */
export function ColorField({ value, onChange, fallbackColor, pickLabel, placeholder, ...text }: ColorFieldProps) {
  return (
    <Field {...text}>
      {(control) => (
        <span className={rowClass(2, "align-center")}>
          <input
            type="color"
            className={styles.swatch}
            aria-label={pickLabel}
            value={hexColor.test(value) ? value.toLowerCase() : fallbackColor}
            onChange={(event) => onChange(event.target.value)}
          />
          <input
            {...control}
            type="text"
            dir="ltr"
            className={classNames(controlStyles.control, boxClass("grows"))}
            value={value}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={7}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </Field>
  );
}
