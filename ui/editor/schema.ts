import type { Extensions } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { ListItem } from "@tiptap/extension-list";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { StarterKit } from "@tiptap/starter-kit";
import { safeLink } from "../rich-text/safe-address.ts";
import { MentionNode } from "./mention-node.ts";
import styles from "./editor.module.css";
import { PictureNode } from "./picture-node.ts";

const plainBlocks = "(paragraph | bulletList | orderedList | image)";
/** Cells are not joined: what is stored has none of their spans. */
const single = { default: 1, parseHTML: () => 1, rendered: false };
const cellAttributes = () => ({
  colspan: single,
  rowspan: single,
  colwidth: { default: null, parseHTML: () => null, rendered: false },
});

/** Exactly the nodes and marks that the server keeps; whatever is pasted is reduced to them. */
export const contentExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    listItem: false,
    blockquote: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: "https",
      protocols: ["mailto"],
      isAllowedUri: (address) => safeLink(address) !== null,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ListItem.extend({ content: `paragraph ${plainBlocks}*` }),
  Blockquote.extend({ content: `${plainBlocks}+` }),
  Table.extend({
    // Tab leaves the table after its last cell: the keyboard is never caught in it.
    addKeyboardShortcuts() {
      return {
        ...this.parent?.(),
        Tab: () => this.editor.commands.goToNextCell(),
        "Shift-Tab": () => this.editor.commands.goToPreviousCell(),
      };
    },
    renderHTML: () => ["div", { class: styles.tableFrame }, ["table", ["tbody", 0]]],
  }).configure({ resizable: false }),
  TableRow,
  TableCell.extend({ content: `${plainBlocks}+`, addAttributes: cellAttributes }),
  TableHeader.extend({ content: "paragraph+", addAttributes: cellAttributes }),
  PictureNode,
  MentionNode,
];
