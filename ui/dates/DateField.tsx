import { lazy, Suspense } from "react";
import { Field, splitField } from "../Field.tsx";
import { SkeletonBlock } from "../Skeleton.tsx";
import { useUi } from "../ui-context.ts";
import type { DateFieldProps, DatePickerFieldProps } from "./date-field-props.ts";

const Picker = lazy(async () => ({ default: (await import("./LoadedDatePicker.tsx")).LoadedDatePicker }));

/** Renders the field of a date or an instant; the picker is loaded on demand. */
export function DatePickerField({ timeZone, shown, hint, ...props }: DatePickerFieldProps) {
  const [field, picker] = splitField(props);
  const ui = useUi();
  const { tag = ui.tag } = picker;
  const other = hijriText(shown, tag, { timeZone: timeZone ?? "UTC" });
  return (
    <Field {...field} hint={other ?? hint}>
      {(control) => (
        <Suspense fallback={<SkeletonBlock height="var(--control)" />}>
          <Picker control={control} timeZone={timeZone} {...picker} tag={tag} />
        </Suspense>
      )}
    </Field>
  );
}

/** Renders a date field: typed as `YYYY-MM-DD` or chosen in the user's calendar, with the Hijri date below. */
export function DateField(props: DateFieldProps) {
  const shown = props.value === null ? null : new Date(`${props.value}T00:00:00Z`);
  return <DatePickerField {...props} timeZone={null} shown={shown} />;
}

/** Formats a date in the Hijri calendar, in the language and digits of `tag`; null without a valid date. */
function hijriText(date: Date | null, tag: string, options: Intl.DateTimeFormatOptions): string | null {
  if (date === null || Number.isNaN(date.getTime())) return null;
  const format = new Intl.DateTimeFormat(tag.replace(/-ca-(?:(?!-nu-).)*/, "-ca-islamic-umalqura"), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    ...options,
  });
  return format
    .formatToParts(date)
    .map(({ type, value }) => (type === "era" ? "" : type === "literal" ? value.replace(/[,،]/u, "") : value))
    .join("")
    .trim();
}
