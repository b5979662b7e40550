import { useCallback, useId, useState, type KeyboardEvent, type RefObject } from "react";
import { useLocale } from "#client/intl.tsx";
import type { MentionChoice } from "#ui/mentions/mention-choice.ts";
import { optionId } from "#ui/mentions/MentionList.tsx";
import { mentionQuery } from "#ui/mentions/mention-query.ts";
import { useMentionList } from "#ui/mentions/use-mention-list.ts";
import { useFindMentions } from "../mentions/find-mentions.ts";
import { useThreadContext } from "./thread-context.ts";
import type { ChosenName } from "./written-comment.ts";

export type TextMentionsOptions = {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  write: (text: string) => void;
  onName: (name: ChosenName) => void;
};

/** The list of names under an @ in a plain box. */
export function useTextMentions({ box, text, write, onName }: TextMentionsOptions) {
  const locale = useLocale();
  const { topic } = useThreadContext();
  const listId = useId();
  // Where the cursor stands; null while the box is left.
  const [cursor, setCursor] = useState<number | null>(null);
  const found = cursor === null ? null : mentionQuery(text.slice(0, cursor));
  const trigger = found === null || cursor === null ? null : { query: found.query, start: cursor - found.length };

  function choose({ kind, id, label }: MentionChoice): void {
    if (trigger === null || cursor === null) return;
    const named = `@${label} `;
    write(text.slice(0, trigger.start) + named + text.slice(cursor).replace(/^ /, ""));
    onName({ kind, id, label });
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
  return {
    list,
    listId,
    anchor,
    choose,
    /** Asked before the box itself; answers whether the key was for the list. */
    onKey(event: KeyboardEvent): boolean {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || !list.onKey(event.key)) return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
    /** After each input: some keyboards tell of no keys and no selection. */
    follow,
    /** For the box. */
    field: {
      onSelect: follow,
      onBlur: () => setCursor(null),
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
