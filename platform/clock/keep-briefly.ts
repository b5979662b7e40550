import { now } from "./clock.ts";

/** Maximum cached answers. */
const mostKept = 100;

/**
 * Caches answers for some milliseconds, counted from the question, so that simultaneous equal questions cost one. A
 * failed question is asked again by the next caller.
 */
export function keepBriefly<Answer>(
  milliseconds: number,
): (question: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const kept = new Map<string, { at: number; answer: Promise<Answer> }>();
  return (question, ask) => {
    const at = now().getTime();
    const known = kept.get(question);
    if (known !== undefined && Math.abs(at - known.at) < milliseconds) return known.answer;
    // Reinserted at the end, so that the first is the oldest.
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
