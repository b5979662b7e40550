import {
  Controller,
  type Control,
  type FieldPathByValue,
  type FieldValues,
  type UseControllerProps,
} from "react-hook-form";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { requiredField } from "#shared/validators.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import type { DateFieldProps } from "#ui/dates/date-field-props.ts";

type Given = "value" | "onChange" | "onBlur" | "error";

export interface DateInputProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string | null>>
  extends Omit<DateFieldProps, Given>, Pick<UseControllerProps<Values, Name>, "name" | "rules"> {
  control: Control<Values>;
}

/** Connects a date field to react-hook-form: `YYYY-MM-DD` or null; `required` is also validated. */
export function DateInput<Values extends FieldValues, Name extends FieldPathByValue<Values, string | null>>({
  control,
  name,
  rules = {},
  ...props
}: DateInputProps<Values, Name>) {
  const errorText = useFieldErrorText();
  return (
    <Controller
      control={control}
      name={name}
      rules={props.required === true ? { validate: validated(requiredField) } : rules}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <DateField {...props} value={value} onChange={onChange} onBlur={onBlur} error={errorText(error)} />
      )}
    />
  );
}
