import { lazy, Suspense } from "react";
import type { CalendarDateTime } from "@internationalized/date";
import { Field } from "../Field.tsx";
import { SkeletonBlock } from "../Skeleton.tsx";
import { dateTimeFromInstant, instantFromDateTime } from "./date-values.ts";
import type { DateFieldProps } from "./DateField.tsx";
import type { LoadedDatePickerProps } from "./LoadedDatePicker.tsx";
import { hijriText } from "./hijri-text.ts";

const Picker = lazy(async () => ({
  default: (await import("./LoadedDatePicker.tsx")).LoadedDatePicker as (
    props: LoadedDatePickerProps<CalendarDateTime>,
  ) => React.ReactNode,
}));

export interface DateTimeFieldProps extends DateFieldProps {
  /** IANA name of the zone whose clock is shown. `value`, `min` and `max` are instants, ISO 8601 with offset. */
  timeZone: string;
}

/** A date and a time of day to type or to choose, by the clock of one time zone; tells and takes instants. */
export function DateTimeField({
  tag,
  value,
  onChange,
  min,
  max,
  timeZone,
  hint,
  clearLabel,
  ...rest
}: DateTimeFieldProps) {
  const { label, error, required, optionalLabel, hideLabel, id, onBlur, disabled } = rest;
  const other = hijriText(value === null ? null : new Date(value), tag, { timeZone });
  return (
    <Field {...{ label, error, required, optionalLabel, hideLabel, id }} hint={other ?? hint}>
      {(control) => (
        <Suspense fallback={<SkeletonBlock height="var(--control)" />}>
          <Picker
            control={control}
            tag={tag}
            granularity="minute"
            value={dateTimeFromInstant(value, timeZone)}
            onChange={(next) => onChange(next === null ? null : instantFromDateTime(next, timeZone))}
            onBlur={onBlur}
            min={dateTimeFromInstant(min, timeZone) ?? undefined}
            max={dateTimeFromInstant(max, timeZone) ?? undefined}
            disabled={disabled}
            clearLabel={clearLabel}
          />
        </Suspense>
      )}
    </Field>
  );
}
