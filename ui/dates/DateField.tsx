import { lazy, Suspense } from "react";
import type { CalendarDate } from "@internationalized/date";
import { Field, type FieldText } from "../Field.tsx";
import { SkeletonBlock } from "../Skeleton.tsx";
import { dateFromText, textFromDate } from "./date-values.ts";
import type { LoadedDatePickerProps } from "./LoadedDatePicker.tsx";
import { hijriText } from "./hijri-text.ts";

const Picker = lazy(async () => ({
  default: (await import("./LoadedDatePicker.tsx")).LoadedDatePicker as (
    props: LoadedDatePickerProps<CalendarDate>,
  ) => React.ReactNode,
}));

export interface DateFieldProps extends FieldText {
  /** The reader's language with digits and the calendar to choose in, as `languageTag` gives it. */
  tag: string;
  /** `YYYY-MM-DD`, Gregorian; null when empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  /** `YYYY-MM-DD`, both included. */
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean;
  clearLabel: string;
  id?: string;
}

/** A date to type as `YYYY-MM-DD` or to choose in the reader's calendar; the Hijri date stands under it. */
export function DateField({ tag, value, onChange, min, max, hint, clearLabel, ...rest }: DateFieldProps) {
  const { label, error, required, optionalLabel, hideLabel, id, onBlur, disabled } = rest;
  const other = hijriText(value === null ? null : new Date(`${value}T00:00:00Z`), tag, { timeZone: "UTC" });
  return (
    <Field {...{ label, error, required, optionalLabel, hideLabel, id }} hint={other ?? hint}>
      {(control) => (
        <Suspense fallback={<SkeletonBlock height="var(--control)" />}>
          <Picker
            control={control}
            tag={tag}
            granularity="day"
            value={dateFromText(value)}
            onChange={(next) => onChange(next === null ? null : textFromDate(next))}
            onBlur={onBlur}
            min={dateFromText(min) ?? undefined}
            max={dateFromText(max) ?? undefined}
            disabled={disabled}
            clearLabel={clearLabel}
          />
        </Suspense>
      )}
    </Field>
  );
}
