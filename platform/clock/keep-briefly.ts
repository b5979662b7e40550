import { now } from "./clock.ts";

/**
 * Keeps one answer for so many milliseconds, counted from when it was asked for, so that many who ask at once cost one
 * question. A question that fails is asked again by the next.
 */
export function keepBriefly<Answer>(milliseconds: number): (ask: () => Promise<Answer>) => Promise<Answer> {
  let kept: { at: number; answer: Promise<Answer> } | null = null;
  return (ask) => {
    const at = now().getTime();
    const age = kept === null ? Infinity : Math.abs(at - kept.at);
    if (kept !== null && age < milliseconds) return kept.answer;
    const fresh = { at, answer: ask() };
    kept = fresh;
    fresh.answer.catch(() => {
      if (kept === fresh) kept = null;
    });
    return fresh.answer;
  };
}
