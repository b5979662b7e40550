import { useEditorState, type Editor } from "@tiptap/react";
import { useDeferredValue, useMemo } from "react";
import { countText } from "./count.ts";
import styles from "./editor.module.css";
import type { EditorLabels } from "./labels.ts";

/** How long the text is, in the corner; counted while nothing more urgent is to be done. */
export function Count({ editor, labels, locale }: { editor: Editor; labels: EditorLabels; locale: string }) {
  const text = useEditorState({ editor, selector: ({ editor: current }) => current.getText({ blockSeparator: "\n" }) });
  const later = useDeferredValue(text);
  const { words, characters } = useMemo(() => countText(later, locale), [later, locale]);
  return <span className={styles.count}>{words > 0 && labels.count(words, characters)}</span>;
}
