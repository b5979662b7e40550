import { useMemo } from "react";
import { useMessages, useTranslations } from "use-intl";
import { usePresentation } from "#client/intl.tsx";
import { auditWords, type AuditWords, type Translate } from "./audit-words.ts";
import { createEntryText, type EntryText } from "./entry-text.ts";

export function useAuditWords(): AuditWords {
  const messages = useMessages();
  const translate = useTranslations() as unknown as Translate;
  return useMemo(() => auditWords(messages, translate), [messages, translate]);
}

export function useEntryText(): EntryText {
  const words = useAuditWords();
  const translate = useTranslations() as unknown as Translate;
  const presentation = usePresentation();
  return useMemo(() => createEntryText(words, translate, presentation), [words, translate, presentation]);
}
