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

/** Everything that an editor says, in the reader's language. */
export interface EditorLabels extends Record<EditorAction, string> {
  /** The row of buttons, for screen readers. */
  toolbar: string;
  table: string;
  tableTools: string;
  tableActions: Record<TableAction, string>;
  link: string;
  linkAddress: string;
  linkApply: string;
  linkRemove: string;
  linkCancel: string;
  linkInvalid: string;
  picture: string;
  /** The field under a picture, and what stands in it while it is empty. */
  pictureAlt: string;
  pictureAltHint: string;
  pictureRemove: string;
  pictureUploading: (name: string) => string;
  count: (words: number, characters: number) => string;
  /** Shown while the editor is on its way. */
  loading: string;
  mentions: MentionLabels;
}
