import type { Editor } from "@tiptap/core";
import type { ComponentType, ReactNode } from "react";
import { BulletListIcon, QuoteIcon, RedoIcon, UndoIcon } from "../direction-icons.tsx";
import { LinkIcon, PhotoIcon } from "../icons.ts";
import {
  BoldIcon,
  CodeBlockIcon,
  CodeIcon,
  DividerIcon,
  Heading2Icon,
  Heading3Icon,
  ItalicIcon,
  MentionIcon,
  NumberedListIcon,
  StrikeIcon,
  TableIcon,
  UnderlineIcon,
} from "./icons.ts";
import type { EditorAction } from "./labels.ts";

export interface ToolbarAction {
  name: EditorAction;
  icon: ReactNode;
  /** Keyboard shortcut by physical key, so that it works on an Arabic layout too. */
  keys?: string;
  /** Returns whether it is active at the cursor; null for actions that are not toggles. */
  isOn: ((editor: Editor) => boolean) | null;
  can: (editor: Editor) => boolean;
  /** Omitted if the toolbar itself handles the action. */
  run?: (editor: Editor) => void;
}

type Drawing = ComponentType<{ size: number }>;
const drawn = (Icon: Drawing): ReactNode => <Icon size={20} />;
const isNotCode = (editor: Editor): boolean => !editor.isActive("codeBlock");

type Command =
  | "toggleBold"
  | "toggleItalic"
  | "toggleUnderline"
  | "toggleStrike"
  | "toggleCode"
  | "toggleBulletList"
  | "toggleOrderedList"
  | "toggleBlockquote"
  | "toggleCodeBlock"
  | "setHorizontalRule"
  | "undo"
  | "redo";

const action = (name: EditorAction, Icon: Drawing, command: Command, keys?: string): ToolbarAction => ({
  name,
  icon: drawn(Icon),
  ...(keys === undefined ? {} : { keys }),
  isOn: command.startsWith("toggle") ? (editor) => editor.isActive(name) : null,
  can: (editor) => editor.can()[command](),
  run: (editor) => editor.chain().focus()[command]().run(),
});

const heading = (level: 2 | 3, Icon: Drawing): ToolbarAction => ({
  name: `heading${level}`,
  icon: drawn(Icon),
  keys: `Alt+${level}`,
  isOn: (editor) => editor.isActive("heading", { level }),
  can: (editor) => editor.can().toggleHeading({ level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

export const toolbarGroups: readonly (readonly ToolbarAction[])[] = [
  [
    action("bold", BoldIcon, "toggleBold", "B"),
    action("italic", ItalicIcon, "toggleItalic", "I"),
    action("underline", UnderlineIcon, "toggleUnderline", "U"),
    action("strike", StrikeIcon, "toggleStrike", "Shift+S"),
    action("code", CodeIcon, "toggleCode", "E"),
    { name: "link", icon: drawn(LinkIcon), isOn: (editor) => editor.isActive("link"), can: isNotCode },
  ],
  [
    heading(2, Heading2Icon),
    heading(3, Heading3Icon),
    action("bulletList", BulletListIcon, "toggleBulletList", "Shift+8"),
    action("orderedList", NumberedListIcon, "toggleOrderedList", "Shift+7"),
    action("blockquote", QuoteIcon, "toggleBlockquote", "Shift+B"),
    action("codeBlock", CodeBlockIcon, "toggleCodeBlock", "Alt+C"),
  ],
  [
    { name: "mention", icon: drawn(MentionIcon), isOn: null, can: isNotCode },
    { name: "picture", icon: drawn(PhotoIcon), isOn: null, can: () => true },
    {
      name: "table",
      icon: drawn(TableIcon),
      isOn: null,
      can: (editor) => !editor.isActive("table") && !editor.isActive("listItem") && !editor.isActive("blockquote"),
      run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    action("divider", DividerIcon, "setHorizontalRule"),
  ],
  [action("undo", UndoIcon, "undo", "Z"), action("redo", RedoIcon, "redo", "Shift+Z")],
];
