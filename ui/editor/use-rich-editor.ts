import { Extension } from "@tiptap/core";
import { Placeholder } from "@tiptap/extensions";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { useEditor, type Editor } from "@tiptap/react";
import { useEffect, useState } from "react";
import { areaClass } from "./area-class.ts";
import { cleanPaste } from "./clean-paste.ts";
import styles from "./editor.module.css";
import { insertPicture, PendingPictures } from "./pending-pictures.ts";
import type { RichTextEditorProps } from "./RichTextEditor.tsx";
import { contentExtensions } from "./schema.ts";

const letter = /\p{L}/u;

/**
 * Lets each outermost block find its direction by its first letters, as the reader's renderer does. Inner blocks have
 * none of their own: an inner `auto` would hide its letters from the list or the quote around it. A block without
 * letters runs as the editor does, so that an empty line begins on the right side.
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

export type RichEditorOptions = Pick<
  RichTextEditorProps,
  "value" | "onChange" | "placeholder" | "pictures" | "labels" | "onFiles" | "autoFocus"
> & {
  /** Called before the editor's own handlers; returns whether the key was handled. */
  onKey: (event: KeyboardEvent) => boolean;
};

export type RichEditor = {
  /** Null for a moment, before it is made. */
  editor: Editor | null;
  /** Uploads a picture and puts it at the cursor, or at another place. */
  putIn: (file: File, at?: number) => void;
  /** Of the editor's own element. */
  setAttributes: (editor: Editor, attributes: Record<string, string>) => void;
};

type Latest = {
  options: RichEditorOptions;
  editor: Editor | null;
  lastValue: unknown;
  attributes: Record<string, string>;
};

/** The editor's machinery: what it knows, how a given value gets in and a written one out, and what files do. */
export function useRichEditor(options: RichEditorOptions): RichEditor {
  // Read by the editor, which is made once, when it needs it.
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
      // A file that is dropped must never take the page away.
      return true;
    }
    const placeholder = Placeholder.configure({
      placeholder: () => latest.options.placeholder,
      emptyEditorClass: styles["empty"] ?? "",
    });
    return {
      putIn,
      // The library would set its own options again after each change of them; what is asked for stays.
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
    // Made once the component is on the page: what is made while React only tries to render would be thrown away.
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
    // Given from outside, not what was just written here.
    if (editor === null || value === latest.lastValue) return;
    latest.lastValue = value;
    editor.commands.setContent((value ?? emptyDocument) as object, { emitUpdate: false });
  }, [latest, editor, value]);
  return { editor, putIn: fixed.putIn, setAttributes: fixed.setAttributes };
}

/** The pictures among what is pasted or dropped. Words that bring a picture of themselves, as a table copied from a
 * spreadsheet does, are taken as words. */
function pictureFiles(data: DataTransfer | null): File[] {
  if (data === null || data.types.includes("text/html")) return [];
  return [...data.files].filter((file) => file.type.startsWith("image/") && file.type !== "image/svg+xml");
}
