import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";
import styles from "./control.module.css";
import { Field, splitField, type FieldText } from "./Field.tsx";

export interface TextFieldProps
  extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "required"> {
  /** Inside the box, before the text. */
  icon?: ReactNode;
  /** Inside the box, after the text: a button. */
  after?: ReactNode;
  /** Only a hairline border, for a search box whose icon and placeholder explain it. */
  quiet?: boolean;
  ref?: Ref<HTMLInputElement>;
}

const leftToRightTypes = new Set(["email", "tel", "url"]);

/** Renders a single-line text field. E-mail, telephone and URL fields are left to right in both languages. */
export function TextField({
  icon,
  after,
  quiet = false,
  type = "text",
  dir = leftToRightTypes.has(type) ? "ltr" : undefined,
  ...props
}: TextFieldProps) {
  const [field, rest] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.box} dir={dir}>
          {icon && <span className={styles.before}>{icon}</span>}
          <input
            {...rest}
            {...control}
            type={type}
            dir={dir}
            className={classNames(
              styles.control,
              icon !== undefined && styles.hasBefore,
              after !== undefined && styles.hasAfter,
              quiet && styles.quiet,
            )}
          />
          {after && <span className={styles.after}>{after}</span>}
        </span>
      )}
    </Field>
  );
}
