import { lazy, Suspense } from "react";
import { Field, splitField, type FieldText } from "../Field.tsx";
import { SkeletonBlock } from "../Skeleton.tsx";
import { useUi } from "../ui-context.ts";

const Segments = lazy(async () => ({ default: (await import("./LoadedTimeField.tsx")).LoadedTimeField }));

export interface TimeOfDayFieldProps extends FieldText {
  /** `HH:MM`; null when empty. */
  value: string | null;
  /** Called when the time is complete or the field was emptied. */
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  disabled?: boolean;
  id?: string;
}

/** Renders a field for a time of day, in the user's digits and the 24-hour clock. */
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
