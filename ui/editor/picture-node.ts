import { Node } from "@tiptap/core";
import { ReactNodeViewRenderer } from "@tiptap/react";
import { PictureView } from "./PictureView.tsx";

/** A picture between the blocks, by the id of its file. Pictures from elsewhere are not taken over. */
export const PictureNode = Node.create({
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
