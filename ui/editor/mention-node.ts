import { Node } from "@tiptap/core";
import styles from "./editor.module.css";

/** A person or a department named in the text: one piece, isolated from the direction of the sentence around it. */
export const MentionNode = Node.create({
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
