import { useMemo } from "react";
import { useMessages, useTranslations } from "use-intl";
import { usePresentation } from "#client/intl.tsx";
import { auditWords, type AuditWords, type Say } from "./audit-words.ts";
import { createEntryText, type EntryText } from "./entry-text.ts";

export function useAuditWords(): AuditWords {
  const messages = useMessages();
  const say = useTranslations() as unknown as Say;
  return useMemo(() => auditWords(messages, say), [messages, say]);
}

export function useEntryText(): EntryText {
  const words = useAuditWords();
  const say = useTranslations() as unknown as Say;
  const presentation = usePresentation();
  return useMemo(() => createEntryText(words, say, presentation), [words, say, presentation]);
}
