import { type Extensions, Node } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { ListItem } from "@tiptap/extension-list";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import richText from "../rich-text/RichText.module.css";
import { safeLink } from "../rich-text/safe-address.ts";
import styles from "./editor.module.css";
import { PictureView } from "./PictureView.tsx";

/** A mentioned person or department: an atom that is isolated from the direction of the surrounding text. */
const MentionNode = Node.create({
  name: "mention",
  group: "inline",
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ({
    kind: { default: "person", parseHTML: (element) => element.dataset["kind"], rendered: false },
    id: { default: "", parseHTML: (element) => element.dataset["mention"], rendered: false },
    label: { default: "", parseHTML: (element) => element.dataset["label"], rendered: false },
  }),
  parseHTML: () => [{ tag: "bdi[data-mention]" }],
  renderHTML: ({ node: { attrs } }) => [
    "bdi",
    { class: styles.mention, "data-mention": attrs["id"], "data-kind": attrs["kind"], "data-label": attrs["label"] },
    `@${attrs["label"]}`,
  ],
  renderText: ({ node }) => `@${node.attrs["label"]}`,
});

/** A block-level picture, stored by its file id. Pictures with external URLs are dropped. */
const PictureNode = Node.create({
  name: "image",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({
    fileId: { default: "", parseHTML: (element) => element.dataset["file"], rendered: false },
    alt: { default: "", parseHTML: (element) => element.getAttribute("alt") ?? "", rendered: false },
  }),
  parseHTML: () => [{ tag: "img[data-file]" }],
  renderHTML: ({ node }) => ["img", { "data-file": node.attrs["fileId"], alt: node.attrs["alt"] }],
  renderText: ({ node }) => String(node.attrs["alt"] ?? ""),
  addNodeView: () => ReactNodeViewRenderer(PictureView),
});

const plainBlocks = "(paragraph | bulletList | orderedList | image)";
/** Cells have no spans, because the server stores none. */
const single = { default: 1, parseHTML: () => 1, rendered: false };
const cellAttributes = () => ({
  colspan: single,
  rowspan: single,
  colwidth: { default: null, parseHTML: () => null, rendered: false },
});

/** The nodes and marks that the server stores; pasted content is reduced to them. */
export const contentExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    listItem: false,
    blockquote: false,
    code: { HTMLAttributes: { class: richText.code } },
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
    // Tab leaves the table after its last cell, so that the keyboard is not trapped.
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
