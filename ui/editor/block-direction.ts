import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";

const letter = /\p{L}/u;

/**
 * Lets each outermost block find its direction by its first letters, as the reader's renderer does. Inner blocks have
 * none of their own: an inner `auto` would hide its letters from the list or the quote around it. A block without
 * letters runs as the editor does, so that an empty line begins on the right side.
 */
export const BlockDirection = Extension.create({
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
