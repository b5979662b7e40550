import { TextField, type TextFieldProps } from "#ui/TextField.tsx";

/** A number to type, in any digits. */
export const NumberField = (props: TextFieldProps) => (
  <TextField inputMode="numeric" dir="ltr" autoComplete="off" {...props} />
);
