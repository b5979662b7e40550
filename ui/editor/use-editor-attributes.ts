import type { Editor } from "@tiptap/react";
import { useEffect } from "react";
import type { FieldControl } from "../Field.tsx";
import { optionId } from "../mentions/MentionList.tsx";
import { uiDirectionOf, type UiLocale } from "../ui-context.ts";
import { areaClass } from "./area-class.ts";
import type { RichEditor } from "./use-rich-editor.ts";

/** What makes the editor's element a text box that belongs to its field, in its language and direction. */
export function useEditorAttributes(
  editor: Editor,
  setAttributes: RichEditor["setAttributes"],
  { control, locale, list }: { control: FieldControl; locale: UiLocale; list: { id: string; active: number } | null },
): void {
  const { id, "aria-describedby": describedBy, "aria-invalid": invalid, "aria-required": isRequired } = control;
  const listId = list?.id;
  const active = list?.active ?? 0;
  useEffect(() => {
    const attributes = {
      id,
      lang: locale,
      dir: uiDirectionOf(locale),
      class: areaClass,
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": `${id}-label`,
      ...(describedBy === undefined ? {} : { "aria-describedby": describedBy }),
      ...(invalid === undefined ? {} : { "aria-invalid": "true" }),
      ...(isRequired === undefined ? {} : { "aria-required": "true" }),
      ...(listId === undefined
        ? {}
        : {
            "aria-autocomplete": "list",
            "aria-controls": listId,
            "aria-activedescendant": optionId(listId, active),
          }),
    };
    setAttributes(editor, attributes);
  }, [editor, setAttributes, id, locale, describedBy, invalid, isRequired, listId, active]);
}
