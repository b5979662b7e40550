import { TextField, type TextFieldProps } from "#ui/TextField.tsx";

/** Accepts any digits. */
export const NumberField = (props: TextFieldProps) => (
  <TextField inputMode="numeric" dir="ltr" autoComplete="off" {...props} />
);
