import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";
import styles from "./control.module.css";
import { Field, splitField, type FieldText } from "./Field.tsx";

export interface TextFieldProps
  extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "required"> {
  /** Inside the box, before the text. */
  icon?: ReactNode;
  /** With a hairline only: for a search box whose sign and words say what it is. */
  quiet?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const leftToRightTypes = new Set(["email", "tel", "url", "password"]);

/** One line of text. E-mail, telephone and address fields run from left to right in both languages. */
export function TextField({
  icon,
  quiet = false,
  type = "text",
  dir = leftToRightTypes.has(type) ? "ltr" : undefined,
  ...props
}: TextFieldProps) {
  const [field, rest] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.box}>
          {icon && <span className={styles.before}>{icon}</span>}
          <input
            {...rest}
            {...control}
            type={type}
            dir={dir}
            className={classNames(styles.control, icon !== undefined && styles.hasBefore, quiet && styles.quiet)}
          />
        </span>
      )}
    </Field>
  );
}
