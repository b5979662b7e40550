import { useState, type InputHTMLAttributes, type Ref } from "react";
import { classNames } from "./class-names.ts";
import styles from "./control.module.css";
import { Field, splitField, type FieldText } from "./Field.tsx";
import { IconButton } from "./IconButton.tsx";
import { HideIcon, ShowIcon } from "./icons.ts";

export interface PasswordFieldProps
  extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "required" | "type" | "dir"> {
  showLabel: string;
  hideLabelText: string;
  /** `new-password` makes password managers suggest a new one. */
  autoComplete: "current-password" | "new-password";
  ref?: Ref<HTMLInputElement>;
}

/** Renders a password field, always left to right, with a button that reveals the password. */
export function PasswordField({ showLabel, hideLabelText, ...props }: PasswordFieldProps) {
  const [field, rest] = splitField(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.box} dir="ltr">
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...rest}
            {...control}
            type={shown ? "text" : "password"}
            className={classNames(styles.control, styles.hasAfter)}
          />
          <span className={styles.after}>
            <IconButton
              size="sm"
              label={shown ? hideLabelText : showLabel}
              icon={shown ? <HideIcon size={20} /> : <ShowIcon size={20} />}
              onClick={() => setShown(!shown)}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
