import { useState } from "react";
import { IconButton } from "./IconButton.tsx";
import { HideIcon, ShowIcon } from "./icons.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "dir" | "icon" | "after"> {
  showLabel: string;
  hideLabelText: string;
  /** `new-password` makes password managers suggest a new one. */
  autoComplete: "current-password" | "new-password";
}

/** Renders a password field, always left to right, with a button that reveals the password. */
export function PasswordField({ showLabel, hideLabelText, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? "text" : "password"}
      dir="ltr"
      after={
        <IconButton
          size="sm"
          label={shown ? hideLabelText : showLabel}
          icon={shown ? <HideIcon size={20} /> : <ShowIcon size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
