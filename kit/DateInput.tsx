import { useContext } from "react";
import {
  Controller,
  get,
  type Control,
  type FieldPathByValue,
  type FieldValues,
  type UseControllerProps,
} from "react-hook-form";
import { useFieldErrorText, validated } from "#client/form-errors.ts";
import { requiredField } from "#shared/validators.ts";
import { DateField } from "#ui/dates/DateField.tsx";
import type { DateFieldProps } from "#ui/dates/date-field-props.ts";
import { ReadOnly } from "./read-only.ts";

type Given = "value" | "onChange" | "onBlur" | "error";

const endBeforeStart = JSON.stringify({ key: "endBeforeStart" });

export interface DateInputProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string | null>>
  extends Omit<DateFieldProps, Given>, Pick<UseControllerProps<Values, Name>, "name"> {
  control: Control<Values>;
  /** The field of a date that this one may not precede. */
  notBefore?: FieldPathByValue<Values, string | null> | undefined;
}

/** Connects a date field to react-hook-form: `YYYY-MM-DD` or null; `required` and `notBefore` are also validated. */
export function DateInput<Values extends FieldValues, Name extends FieldPathByValue<Values, string | null>>({
  control,
  name,
  notBefore,
  ...props
}: DateInputProps<Values, Name>) {
  const errorText = useFieldErrorText();
  // Its segments are no form controls, which their fieldset disables.
  const isReadOnly = useContext(ReadOnly) !== null;
  const isRequired = validated(requiredField);
  function validate(date: string | null, values: Values): string | true | undefined {
    const first: string | null = notBefore === undefined ? null : get(values, notBefore);
    if (first !== null && date !== null && date < first) return endBeforeStart;
    return props.required === true ? isRequired(date) : undefined;
  }
  return (
    <Controller
      control={control}
      name={name}
      rules={{ validate }}
      render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
        <DateField
          {...props}
          {...(isReadOnly ? { disabled: true } : {})}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          error={errorText(error)}
        />
      )}
    />
  );
}
