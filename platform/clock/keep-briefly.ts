import { now } from "./clock.ts";

/** So many answers are kept at a time. */
const mostKept = 100;

/**
 * Keeps the answers to some questions for so many milliseconds, counted from when they were asked, so that many who ask
 * the same at once cost one question. A question that fails is asked again by the next.
 */
export function keepBriefly<Answer>(
  milliseconds: number,
): (question: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const kept = new Map<string, { at: number; answer: Promise<Answer> }>();
  return (question, ask) => {
    const at = now().getTime();
    const known = kept.get(question);
    if (known !== undefined && Math.abs(at - known.at) < milliseconds) return known.answer;
    // Once more at the end, so that the first is the oldest.
    kept.delete(question);
    const fresh = { at, answer: ask() };
    kept.set(question, fresh);
    for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
    fresh.answer.catch(() => {
      if (kept.get(question) === fresh) kept.delete(question);
    });
    return fresh.answer;
  };
}
