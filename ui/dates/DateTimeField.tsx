import { DatePickerField, type DateFieldProps } from "./DateField.tsx";

export interface DateTimeFieldProps extends DateFieldProps {
  /** IANA name of the zone whose clock is shown. `value`, `min` and `max` are instants, ISO 8601 with offset. */
  timeZone: string;
}

/** A date and a time of day to type or to choose, by the clock of one time zone; tells and takes instants. */
export function DateTimeField(props: DateTimeFieldProps) {
  return <DatePickerField {...props} shown={props.value === null ? null : new Date(props.value)} />;
}
