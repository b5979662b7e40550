import { NodeViewWrapper, type ReactNodeViewProps } from "@tiptap/react";
import { use } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../IconButton.tsx";
import { DeleteIcon, PhotoIcon } from "../icons.ts";
import { rowClass, textClass } from "../primitives.ts";
import styles from "./editor.module.css";
import { PicturesContext } from "./pictures.ts";

/** Renders a picture in the editor with the field for its alternative text below. */
export function PictureView({ node, selected, updateAttributes, deleteNode, editor }: ReactNodeViewProps) {
  const pictures = use(PicturesContext);
  const { fileId, alt } = node.attrs as { fileId: string; alt: string | null };
  const source = pictures?.sourceOf(fileId) ?? null;
  const labels = pictures?.labels;
  return (
    <NodeViewWrapper
      as="figure"
      className={classNames(styles.figure, selected && styles.selected)}
      contentEditable={false}
    >
      <div data-drag-handle className={styles.pictureFrame}>
        {source === null ? (
          <span className={textClass("muted")}>
            <PhotoIcon size={28} />
          </span>
        ) : (
          <img className={styles.picture} src={source} alt={alt ?? ""} />
        )}
      </div>
      <figcaption className={classNames(rowClass(1, "align-center"), styles.caption)}>
        <input
          className={classNames(textClass("grows", "ink", "sm", "text-start"), styles.alt)}
          aria-label={labels?.pictureAlt}
          placeholder={labels?.pictureAltHint}
          value={alt ?? ""}
          maxLength={300}
          onChange={(event) => updateAttributes({ alt: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            editor.commands.focus();
          }}
        />
        <IconButton
          size="sm"
          label={labels?.pictureRemove ?? ""}
          icon={<DeleteIcon size={18} />}
          onClick={() => {
            deleteNode();
            editor.commands.focus();
          }}
        />
      </figcaption>
    </NodeViewWrapper>
  );
}
