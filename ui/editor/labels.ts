import type { MentionLabels } from "../mentions/mention-choice.ts";

export type EditorAction =
  | "bold"
  | "italic"
  | "underline"
  | "strike"
  | "code"
  | "link"
  | "heading2"
  | "heading3"
  | "bulletList"
  | "orderedList"
  | "blockquote"
  | "codeBlock"
  | "table"
  | "picture"
  | "mention"
  | "divider"
  | "undo"
  | "redo";

export type TableAction =
  | "addRowBefore"
  | "addRowAfter"
  | "addColumnBefore"
  | "addColumnAfter"
  | "toggleHeaderRow"
  | "deleteRow"
  | "deleteColumn"
  | "deleteTable";

/** All texts of an editor, in the user's language. */
export interface EditorLabels extends Record<EditorAction, string> {
  toolbar: string;
  tableTools: string;
  tableActions: Record<TableAction, string>;
  linkAddress: string;
  linkApply: string;
  linkRemove: string;
  linkCancel: string;
  linkInvalid: string;
  /** Label and placeholder of the field below a picture. */
  pictureAlt: string;
  pictureAltHint: string;
  pictureRemove: string;
  pictureUploading: (name: string) => string;
  count: (words: number, characters: number) => string;
  loading: string;
  mentions: MentionLabels;
}
