import { lazy, Suspense } from "react";
import { Field, splitField } from "../Field.tsx";
import { SkeletonBlock } from "../Skeleton.tsx";
import { useUi } from "../ui-context.ts";
import type { TimeOfDayFieldProps } from "./LoadedTimeField.tsx";

const Segments = lazy(async () => ({ default: (await import("./LoadedTimeField.tsx")).LoadedTimeField }));

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
