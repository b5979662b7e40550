import { useEffect, useState } from "react";
import type { FindMentions, MentionChoice } from "./mention-choice.ts";

/** Milliseconds from the last letter to the query. */
const debounceMs = 150;

export interface MentionTrigger {
  query: string;
  /** Position of the @; a dismissed list stays closed there. */
  start: number;
}

type Answer = { query: string; choices: readonly MentionChoice[]; failed: boolean };
const none: readonly MentionChoice[] = [];

export type MentionListState = ReturnType<typeof useMentionList>;

/** Returns the state of the mention list of a text box or an editor. */
export function useMentionList(
  trigger: MentionTrigger | null,
  find: FindMentions | undefined,
  onChoose: (choice: MentionChoice) => void,
) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [active, setActive] = useState(0);
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const query = trigger?.query ?? null;
  const start = trigger?.start ?? null;

  useEffect(() => {
    if (start === null) setDismissedAt(null);
  }, [start]);

  useEffect(() => {
    if (query === null || find === undefined) {
      setAnswer(null);
      return undefined;
    }
    const cancelled = new AbortController();
    const timer = setTimeout(() => {
      find(query, cancelled.signal).then(
        (choices) => {
          if (cancelled.signal.aborted) return;
          setAnswer({ query, choices, failed: false });
          setActive(0);
        },
        () => {
          if (!cancelled.signal.aborted) setAnswer({ query, choices: none, failed: true });
        },
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      cancelled.abort();
    };
  }, [query, find]);

  // The last answer's choices while the next one loads.
  const choices = answer?.choices ?? none;
  const isAnswered = answer !== null && answer.query === query;
  // After a space, text without matches is more likely a sentence than a name.
  const isOver = isAnswered && choices.length === 0 && (query ?? "").includes(" ");
  // An @ alone sends no query: the list opens at the first letter unless there are suggestions.
  const isAsked = query !== "" || choices.length > 0;
  const isOpen = trigger !== null && find !== undefined && isAsked && dismissedAt !== start && !isOver;
  const status = !isAnswered ? "searching" : answer.failed ? "failed" : choices.length === 0 ? "nobody" : "found";

  /** Handles arrow keys, Enter, Tab and Escape; returns whether the list handled the key. */
  function onKey(key: string): boolean {
    if (!isOpen) return false;
    if (key === "Escape") {
      setDismissedAt(start);
      return true;
    }
    if (choices.length === 0) return false;
    if (key === "ArrowDown" || key === "ArrowUp") {
      const step = key === "ArrowDown" ? 1 : choices.length - 1;
      setActive((from) => (from + step) % choices.length);
      return true;
    }
    const chosen = choices[active];
    if ((key === "Enter" || key === "Tab") && chosen !== undefined) {
      onChoose(chosen);
      return true;
    }
    return false;
  }
  return {
    isOpen,
    choices,
    status,
    active: Math.min(active, Math.max(0, choices.length - 1)),
    setActive,
    onKey,
  };
}
