import { useCallback, useId, useMemo, useState, type KeyboardEvent, type RefObject } from "react";
import { useTextDraft } from "#client/drafts.ts";
import { useLocale } from "#client/intl.tsx";
import { parseJson } from "#client/parse-json.ts";
import type { MentionChoice } from "#ui/mentions/mention-choice.ts";
import { optionId } from "#ui/OptionList.tsx";
import { mentionQuery } from "#ui/mentions/mention-query.ts";
import { useMentionList } from "#ui/mentions/use-mention-list.ts";
import { useFindMentions } from "../find-mentions.ts";
import { useThreadContext } from "./use-thread-context.ts";
import type { ChosenName } from "./read-written-comment.ts";

function parseNames(text: string): ChosenName[] {
  const names = parseJson(text);
  return Array.isArray(names) ? (names as ChosenName[]) : [];
}

export type TextMentionsOptions = {
  /** Storage key of the text's draft. */
  place: string;
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  write: (text: string) => void;
  initialNames: readonly ChosenName[];
};

/** The list of names after an @ in a plain text box, and the names chosen from it, stored with the draft. */
export function useTextMentions({ place, box, text, write, initialNames }: TextMentionsOptions) {
  const locale = useLocale();
  const { topic } = useThreadContext();
  const listId = useId();
  const kept = useTextDraft(`${place}:names`, JSON.stringify(initialNames));
  const names = useMemo(() => parseNames(kept.text), [kept.text]);
  /** Null without focus. */
  const [cursor, setCursor] = useState<number | null>(null);
  const found = cursor === null ? null : mentionQuery(text.slice(0, cursor));
  const trigger = found === null || cursor === null ? null : { query: found.query, start: cursor - found.length };

  function choose({ kind, id, label }: MentionChoice): void {
    if (trigger === null || cursor === null) return;
    const named = `@${label} `;
    write(text.slice(0, trigger.start) + named + text.slice(cursor).replace(/^ /, ""));
    const others = names.filter((name) => name.kind !== kind || name.id !== id);
    kept.write(JSON.stringify([...others, { kind, id, label }]));
    const after = trigger.start + named.length;
    setCursor(after);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(after, after);
    });
  }
  const list = useMentionList(trigger, useFindMentions(locale, topic.id), choose);
  const anchor = useCallback((): DOMRect | null => box.current?.getBoundingClientRect() ?? null, [box]);
  const follow = (): void => {
    const field = box.current;
    setCursor(field !== null && field.selectionStart === field.selectionEnd ? field.selectionEnd : null);
  };
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || !list.onKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return {
    names,
    dropNames: kept.drop,
    isOpen: list.isOpen,
    list: { id: listId, state: list, anchor, onChoose: choose },
    field: {
      onSelect: follow,
      // Some on-screen keyboards send no key or selection events.
      onInput: follow,
      onBlur: () => setCursor(null),
      onKeyDown,
      ...(list.isOpen
        ? {
            "aria-autocomplete": "list" as const,
            "aria-controls": listId,
            "aria-activedescendant": optionId(listId, list.active),
          }
        : {}),
    },
  };
}
