import { lazy, Suspense } from "react";
import { Field, splitField } from "../Field.tsx";
import { Skeleton } from "../Skeleton.tsx";
import type { RichTextEditorProps } from "./use-rich-editor.ts";

const LoadedEditor = lazy(async () => ({ default: (await import("./Editor.tsx")).LoadedEditor }));

/** Renders a rich text field. The editor's code is loaded when one is rendered. */
export function RichTextEditor(props: RichTextEditorProps) {
  const [field, rest] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <Suspense fallback={<Skeleton label={rest.labels.loading} height="18rem" />}>
          <LoadedEditor {...rest} control={control} />
        </Suspense>
      )}
    </Field>
  );
}
