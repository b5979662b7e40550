import type { FieldText } from "../Field.tsx";

export interface DateFieldProps extends FieldText {
  /** Language tag with digits and the calendar to choose in, as returned by `languageTag`; the user's by default. */
  tag?: string;
  /** `YYYY-MM-DD`, Gregorian; null when empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** `YYYY-MM-DD`, both inclusive. */
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean;
  id?: string;
}

export interface DatePickerFieldProps extends DateFieldProps {
  /** IANA time zone of the displayed clock, for instants; null for dates. */
  timeZone: string | null;
  /** The value whose Hijri date is shown below the field. */
  shown: Date | null;
}
