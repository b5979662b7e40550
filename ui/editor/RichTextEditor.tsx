import { lazy, Suspense } from "react";
import { Field, splitField, type FieldText } from "../Field.tsx";
import type { FindMentions } from "../mentions/mention-choice.ts";
import { Skeleton, SkeletonBlock } from "../Skeleton.tsx";
import type { UiLocale } from "../ui-context.ts";
import type { EditorLabels } from "./labels.ts";
import type { EditorPictures } from "./pictures.ts";

const LoadedEditor = lazy(async () => ({ default: (await import("./Editor.tsx")).LoadedEditor }));

export interface RichTextEditorProps extends Omit<FieldText, "hideLabel"> {
  /** The language of the text; each paragraph still takes the direction of its first letters. */
  locale: UiLocale;
  /** A Tiptap document; null when empty. A value other than the one last passed to `onChange` replaces the text. */
  value: unknown;
  onChange: (document: unknown) => void;
  placeholder: string;
  labels: EditorLabels;
  /** Without it pictures are disabled. */
  pictures?: EditorPictures | undefined;
  /** Without it mentions are disabled. */
  findMentions?: FindMentions | undefined;
  /** Called with dropped or pasted files that are not pictures. */
  onFiles?: ((files: File[]) => void) | undefined;
  autoFocus?: boolean;
  id?: string;
}

/** Renders a rich text field. The editor's code is loaded when one is rendered. */
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
