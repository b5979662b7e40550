import { Extension, type Editor } from "@tiptap/core";
import { Plugin, PluginKey } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import styles from "./editor.module.css";

type Change = { add: { id: object; at: number; text: string } } | { remove: object };
const key = new PluginKey<DecorationSet>("pendingPictures");

function placeholder(text: string): HTMLElement {
  const element = document.createElement("div");
  element.className = styles["pending"] ?? "";
  element.textContent = text;
  element.dir = "auto";
  return element;
}

/** Shows placeholders for uploading pictures and moves them with the surrounding text. They are not stored. */
export const PendingPictures = Extension.create({
  name: "pendingPictures",
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(transaction, places) {
          const moved = places.map(transaction.mapping, transaction.doc);
          const change = transaction.getMeta(key) as Change | undefined;
          if (change === undefined) return moved;
          if ("remove" in change) {
            return moved.remove(moved.find(undefined, undefined, (spec) => spec["id"] === change.remove));
          }
          const { id, at, text } = change.add;
          return moved.add(transaction.doc, [Decoration.widget(at, () => placeholder(text), { id })]);
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

const placeOf = (editor: Editor, id: object): number | null =>
  key.getState(editor.state)?.find(undefined, undefined, (spec) => spec["id"] === id)[0]?.from ?? null;

/**
 * Inserts a picture at a position (or at the cursor) once it is uploaded; until then `text` is shown there. If the
 * surrounding text has been deleted meanwhile, or the upload fails, nothing is inserted.
 */
export async function insertPicture(
  editor: Editor,
  upload: Promise<{ fileId: string }>,
  { at = editor.state.selection.to, text }: { at?: number | undefined; text: string },
): Promise<void> {
  const id = {};
  const change = (meta: Change): void => editor.view.dispatch(editor.state.tr.setMeta(key, meta));
  change({ add: { id, at, text } });
  const picture = await upload.catch(() => null);
  if (editor.isDestroyed) return;
  const place = placeOf(editor, id);
  change({ remove: id });
  if (picture === null || place === null) return;
  editor.commands.insertContentAt(place, { type: "image", attrs: { fileId: picture.fileId, alt: "" } });
}
