import { lazy, Suspense } from "react";
import { Field, splitField, type FieldText } from "../Field.tsx";
import type { FindMentions } from "../mentions/mention-choice.ts";
import { Skeleton, SkeletonBlock } from "../Skeleton.tsx";
import type { UiLocale } from "../ui-context.ts";
import type { EditorLabels } from "./labels.ts";
import type { EditorPictures } from "./pictures.ts";

const LoadedEditor = lazy(async () => ({ default: (await import("./Editor.tsx")).LoadedEditor }));

export interface RichTextEditorProps extends Omit<FieldText, "hideLabel"> {
  /** The language that is written here; each paragraph still runs as its own first letters say. */
  locale: UiLocale;
  /** A Tiptap document; null when empty. Another value than the one last told replaces what is written. */
  value: unknown;
  onChange: (document: unknown) => void;
  placeholder: string;
  labels: EditorLabels;
  /** Without it there are no pictures. */
  pictures?: EditorPictures | undefined;
  /** Without it there are no mentions. */
  findMentions?: FindMentions | undefined;
  /** Files that are no pictures, dropped or pasted here. */
  onFiles?: ((files: File[]) => void) | undefined;
  autoFocus?: boolean;
  id?: string;
}

/** A field for rich text. The editor's own code is fetched when one is shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  const [field, rest] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <Suspense
          fallback={
            <Skeleton label={rest.labels.loading}>
              <SkeletonBlock height="18rem" />
            </Skeleton>
          }
        >
          <LoadedEditor {...rest} control={control} />
        </Suspense>
      )}
    </Field>
  );
}
