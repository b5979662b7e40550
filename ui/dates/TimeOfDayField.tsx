import { lazy, Suspense } from "react";
import { Field, splitField, type FieldText } from "../Field.tsx";
import { SkeletonBlock } from "../Skeleton.tsx";
import { useUi } from "../ui-context.ts";

const Segments = lazy(async () => ({ default: (await import("./LoadedTimeField.tsx")).LoadedTimeField }));

export interface TimeOfDayFieldProps extends FieldText {
  /** `HH:MM`; null when empty. */
  value: string | null;
  /** Called when a whole time is there, or when it was emptied. */
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  disabled?: boolean;
  id?: string;
}

/** A time of day to type, in the reader's digits, by the 24-hour clock. */
export function TimeOfDayField(props: TimeOfDayFieldProps) {
  const [field, time] = splitField(props);
  const { tag } = useUi();
  return (
    <Field {...field}>
      {(control) => (
        <Suspense fallback={<SkeletonBlock height="var(--control)" />}>
          <Segments {...time} control={control} tag={tag} />
        </Suspense>
      )}
    </Field>
  );
}
