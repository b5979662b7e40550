import { Controller, type Control, type FieldPathByValue, type FieldValues } from "react-hook-form";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
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
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate: validated(requiredField) }}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <TimeOfDayField {...text} required value={value} onChange={onChange} onBlur={onBlur} error={errorText(error)} />
      )}
    />
  );
}
