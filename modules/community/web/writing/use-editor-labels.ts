import { useMemo } from "react";
import { useMessages, useTranslations } from "use-intl";
import { isolated } from "#client/isolated.ts";
import type { EditorLabels } from "#ui/editor/labels.ts";
import { useMentionLabels } from "../find-mentions.ts";

export function useEditorLabels(): EditorLabels {
  const t = useTranslations("editor");
  const { editor } = useMessages();
  const mentions = useMentionLabels();
  return useMemo(
    () => ({
      ...editor,
      mentions,
      pictureUploading: (name) => t("pictureUploading", { name: isolated(name) }),
      count: (count, characters) => t("count", { words: count, characters }),
    }),
    [t, editor, mentions],
  );
}
