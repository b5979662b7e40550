import { Extension } from "@tiptap/core";
import { Placeholder } from "@tiptap/extensions";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { useEditor, type Editor } from "@tiptap/react";
import { useEffect, useState } from "react";
import { classNames } from "../class-names.ts";
import richText from "../rich-text/RichText.module.css";
import { cleanPaste } from "./clean-paste.ts";
import styles from "./editor.module.css";
import { insertPicture, PendingPictures } from "./pending-pictures.ts";
import type { FieldText } from "../Field.tsx";
import type { FindMentions } from "../mentions/mention-choice.ts";
import type { UiLocale } from "../ui-context.ts";
import type { EditorLabels } from "./labels.ts";
import type { EditorPictures } from "./pictures.ts";
import { contentExtensions } from "./schema.ts";

/** The editable element has the same typography as the rendered text. */
export const areaClass = classNames(richText.text, styles.area);

const letter = /\p{L}/u;

/**
 * Gives each outermost block the direction of its first letters, as `RichText` does. Inner blocks have none: an inner
 * `auto` would hide its letters from the surrounding list or quote. A block without letters takes the editor's
 * direction, so that an empty line starts on the correct side.
 */
const BlockDirection = Extension.create({
  name: "blockDirection",
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const found: Decoration[] = [];
          doc.forEach((block, offset) => {
            const dir = block.type.spec.code ? "ltr" : letter.test(block.textContent) ? "auto" : null;
            if (dir !== null) found.push(Decoration.node(offset, offset + block.nodeSize, { dir }));
          });
          return DecorationSet.create(doc, found);
        },
      },
    }),
  ],
});

const emptyDocument = { type: "doc", content: [{ type: "paragraph" }] };

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

export type RichEditorOptions = Pick<
  RichTextEditorProps,
  "value" | "onChange" | "placeholder" | "pictures" | "labels" | "onFiles" | "autoFocus"
> & {
  /** Called before the editor's own handlers; returns whether the key was handled. */
  onKey: (event: KeyboardEvent) => boolean;
};

export type RichEditor = ReturnType<typeof useRichEditor>;

type Latest = {
  options: RichEditorOptions;
  editor: Editor | null;
  lastValue: unknown;
  attributes: Record<string, string>;
};

/** Creates the editor: its extensions, the conversion of its value, and the handling of files. */
export function useRichEditor(options: RichEditorOptions) {
  // Read by the editor, which is created once.
  const [latest] = useState<Latest>(() => ({
    options,
    editor: null,
    lastValue: options.value,
    attributes: { class: areaClass },
  }));
  useEffect(() => {
    latest.options = options;
  });

  const [fixed] = useState(() => {
    /** Uploads a picture and inserts it at the cursor or at a position. */
    function putIn(file: File, at?: number): void {
      const { pictures, labels } = latest.options;
      if (pictures === undefined || latest.editor === null) return;
      void insertPicture(latest.editor, pictures.upload(file), { at, text: labels.pictureUploading(file.name) });
    }
    function takeFiles(data: DataTransfer | null, at?: number): boolean {
      if (data === null || data.files.length === 0 || data.types.includes("text/html")) return false;
      const pictures = latest.options.pictures === undefined ? [] : pictureFiles(data);
      pictures.forEach((file) => putIn(file, at));
      const others = [...data.files].filter((file) => !pictures.includes(file));
      if (others.length > 0) latest.options.onFiles?.(others);
      // Prevents a dropped file from replacing the page.
      return true;
    }
    const placeholder = Placeholder.configure({
      placeholder: () => latest.options.placeholder,
      emptyEditorClass: styles["empty"] ?? "",
    });
    return {
      putIn,
      /** Sets attributes of the editor's own element, which the library would reset with its other options. */
      setAttributes(editor: Editor, attributes: Record<string, string>): void {
        latest.attributes = attributes;
        editor.view.setProps({});
      },
      content: (options.value ?? emptyDocument) as object,
      extensions: [...contentExtensions, BlockDirection, PendingPictures, placeholder],
      editorProps: {
        attributes: () => latest.attributes,
        transformPastedHTML: cleanPaste,
        handlePaste: (_: unknown, event: ClipboardEvent) => takeFiles(event.clipboardData),
        handleDrop: (_: unknown, event: DragEvent, __: unknown, isMove: boolean) =>
          !isMove &&
          takeFiles(
            event.dataTransfer,
            latest.editor?.view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos,
          ),
        handleKeyDown: (_: unknown, event: KeyboardEvent) => !event.isComposing && latest.options.onKey(event),
      },
    };
  });

  const { value, autoFocus = false } = options;
  const editor = useEditor({
    extensions: fixed.extensions,
    content: fixed.content,
    injectCSS: false,
    // Created after mount: an editor created during a discarded render would be lost.
    immediatelyRender: false,
    autofocus: autoFocus ? "end" : false,
    editorProps: fixed.editorProps,
    onUpdate: ({ editor: current }) => {
      latest.lastValue = current.isEmpty ? null : current.getJSON();
      latest.options.onChange(latest.lastValue);
    },
  });
  useEffect(() => {
    latest.editor = editor;
  }, [latest, editor]);
  useEffect(() => {
    // An external change, not the text just typed.
    if (editor === null || value === latest.lastValue) return;
    latest.lastValue = value;
    editor.commands.setContent((value ?? emptyDocument) as object, { emitUpdate: false });
  }, [latest, editor, value]);
  return { editor, putIn: fixed.putIn, setAttributes: fixed.setAttributes };
}

/** Returns pasted or dropped pictures, unless they accompany HTML, such as cells copied from a spreadsheet. */
function pictureFiles(data: DataTransfer | null): File[] {
  if (data === null || data.types.includes("text/html")) return [];
  return [...data.files].filter((file) => file.type.startsWith("image/") && file.type !== "image/svg+xml");
}
