import { DatePickerField } from "./DateField.tsx";
import type { DateFieldProps } from "./date-field-props.ts";

export interface DateTimeFieldProps extends DateFieldProps {
  /** IANA time zone of the displayed clock. `value`, `min` and `max` are instants, ISO 8601 with offset. */
  timeZone: string;
}

/** Renders a field for a date and time in one time zone; its values are instants. */
export function DateTimeField(props: DateTimeFieldProps) {
  return <DatePickerField {...props} shown={props.value === null ? null : new Date(props.value)} />;
}
