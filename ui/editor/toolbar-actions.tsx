import type { Editor } from "@tiptap/core";
import type { ReactNode } from "react";
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
  /** The keys that do the same; they are physical, so that they work on an Arabic layout too. */
  keys?: string;
  /** Whether it is in force at the cursor; null for what is not switched on and off. */
  isOn: ((editor: Editor) => boolean) | null;
  can: (editor: Editor) => boolean;
  /** Left out where the toolbar itself knows what to do. */
  run?: (editor: Editor) => void;
}

const size = 20;
const always = (): boolean => true;
const on =
  (name: string, attributes?: object) =>
  (editor: Editor): boolean =>
    attributes === undefined ? editor.isActive(name) : editor.isActive(name, attributes);

/** The buttons in their groups. */
export const toolbarGroups: readonly (readonly ToolbarAction[])[] = [
  [
    {
      name: "bold",
      icon: <BoldIcon size={size} />,
      keys: "B",
      isOn: on("bold"),
      can: (editor) => editor.can().toggleBold(),
      run: (editor) => editor.chain().focus().toggleBold().run(),
    },
    {
      name: "italic",
      icon: <ItalicIcon size={size} />,
      keys: "I",
      isOn: on("italic"),
      can: (editor) => editor.can().toggleItalic(),
      run: (editor) => editor.chain().focus().toggleItalic().run(),
    },
    {
      name: "underline",
      icon: <UnderlineIcon size={size} />,
      keys: "U",
      isOn: on("underline"),
      can: (editor) => editor.can().toggleUnderline(),
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
    },
    {
      name: "strike",
      icon: <StrikeIcon size={size} />,
      keys: "Shift+S",
      isOn: on("strike"),
      can: (editor) => editor.can().toggleStrike(),
      run: (editor) => editor.chain().focus().toggleStrike().run(),
    },
    {
      name: "code",
      icon: <CodeIcon size={size} />,
      keys: "E",
      isOn: on("code"),
      can: (editor) => editor.can().toggleCode(),
      run: (editor) => editor.chain().focus().toggleCode().run(),
    },
    { name: "link", icon: <LinkIcon size={size} />, isOn: on("link"), can: (editor) => !editor.isActive("codeBlock") },
  ],
  [
    {
      name: "heading2",
      icon: <Heading2Icon size={size} />,
      keys: "Alt+2",
      isOn: on("heading", { level: 2 }),
      can: (editor) => editor.can().toggleHeading({ level: 2 }),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      name: "heading3",
      icon: <Heading3Icon size={size} />,
      keys: "Alt+3",
      isOn: on("heading", { level: 3 }),
      can: (editor) => editor.can().toggleHeading({ level: 3 }),
      run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
    },
    {
      name: "bulletList",
      icon: <BulletListIcon size={size} />,
      keys: "Shift+8",
      isOn: on("bulletList"),
      can: (editor) => editor.can().toggleBulletList(),
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
    },
    {
      name: "orderedList",
      icon: <NumberedListIcon size={size} />,
      keys: "Shift+7",
      isOn: on("orderedList"),
      can: (editor) => editor.can().toggleOrderedList(),
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
    },
    {
      name: "blockquote",
      icon: <QuoteIcon size={size} />,
      keys: "Shift+B",
      isOn: on("blockquote"),
      can: (editor) => editor.can().toggleBlockquote(),
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      name: "codeBlock",
      icon: <CodeBlockIcon size={size} />,
      keys: "Alt+C",
      isOn: on("codeBlock"),
      can: (editor) => editor.can().toggleCodeBlock(),
      run: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    },
  ],
  [
    { name: "mention", icon: <MentionIcon size={size} />, isOn: null, can: (editor) => !editor.isActive("codeBlock") },
    { name: "picture", icon: <PhotoIcon size={size} />, isOn: null, can: always },
    {
      name: "table",
      icon: <TableIcon size={size} />,
      isOn: null,
      can: (editor) => !editor.isActive("table") && !editor.isActive("listItem") && !editor.isActive("blockquote"),
      run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    {
      name: "divider",
      icon: <DividerIcon size={size} />,
      isOn: null,
      can: (editor) => editor.can().setHorizontalRule(),
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
  [
    {
      name: "undo",
      icon: <UndoIcon size={size} />,
      keys: "Z",
      isOn: null,
      can: (editor) => editor.can().undo(),
      run: (editor) => editor.chain().focus().undo().run(),
    },
    {
      name: "redo",
      icon: <RedoIcon size={size} />,
      keys: "Shift+Z",
      isOn: null,
      can: (editor) => editor.can().redo(),
      run: (editor) => editor.chain().focus().redo().run(),
    },
  ],
];
