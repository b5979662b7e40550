import { useContext } from "react";
import { Controller, type Control, type FieldPathByValue, type FieldValues } from "react-hook-form";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { ReadOnly } from "#kit/read-only.ts";
import { requiredField } from "#shared/validators.ts";
import { TimeOfDayField } from "#ui/dates/TimeOfDayField.tsx";

export interface TimeInputProps<Values extends FieldValues, Name> {
  control: Control<Values>;
  name: Name;
  label: string;
  hint?: string | undefined;
}

/** A required time of day, `HH:MM`; null while empty. */
export function TimeInput<Values extends FieldValues, Name extends FieldPathByValue<Values, string | null>>({
  control,
  name,
  ...text
}: TimeInputProps<Values, Name>) {
  const errorText = useFieldErrorText();
  const isReadOnly = useContext(ReadOnly) !== null;
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: validated(requiredField) }}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <TimeOfDayField
          {...text}
          required
          disabled={isReadOnly}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          error={errorText(error)}
        />
      )}
    />
  );
}
