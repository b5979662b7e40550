import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import type { EditorLabels } from "#ui/editor/labels.ts";
import { useMentionLabels } from "../mentions/use-mention-labels.ts";

const plain = [
  "toolbar",
  "bold",
  "italic",
  "underline",
  "strike",
  "code",
  "link",
  "heading2",
  "heading3",
  "bulletList",
  "orderedList",
  "blockquote",
  "codeBlock",
  "table",
  "picture",
  "mention",
  "divider",
  "undo",
  "redo",
  "tableTools",
  "linkAddress",
  "linkApply",
  "linkRemove",
  "linkCancel",
  "linkInvalid",
  "pictureAlt",
  "pictureAltHint",
  "pictureRemove",
  "loading",
] as const;
const ofTables = [
  "addRowBefore",
  "addRowAfter",
  "addColumnBefore",
  "addColumnAfter",
  "toggleHeaderRow",
  "deleteRow",
  "deleteColumn",
  "deleteTable",
] as const;

export function useEditorLabels(): EditorLabels {
  const t = useTranslations("editor");
  const mentions = useMentionLabels();
  return useMemo(() => {
    const words = Object.fromEntries(plain.map((name) => [name, t(name)])) as Record<(typeof plain)[number], string>;
    const tableActions = Object.fromEntries(
      ofTables.map((name) => [name, t(`tableActions.${name}`)]),
    ) as EditorLabels["tableActions"];
    return {
      ...words,
      tableActions,
      mentions,
      pictureUploading: (name) => t("pictureUploading", { name: isolated(name) }),
      count: (count, characters) => t("count", { words: count, characters }),
    };
  }, [t, mentions]);
}
