import { now } from "./clock.ts";

/** Maximum cached answers. */
const maxEntries = 100;

/**
 * Caches answers for some milliseconds, counted from the question, so that simultaneous equal questions cost one. A
 * failed question is asked again by the next caller.
 */
export function cacheBriefly<Answer>(
  milliseconds: number,
): (key: string, load: () => Promise<Answer>) => Promise<Answer> {
  const entries = new Map<string, { at: number; answer: Promise<Answer> }>();
  return (key, load) => {
    const at = now().getTime();
    const known = entries.get(key);
    if (known !== undefined && Math.abs(at - known.at) < milliseconds) return known.answer;
    // Reinserted at the end, so that the first is the oldest.
    entries.delete(key);
    const fresh = { at, answer: load() };
    entries.set(key, fresh);
    for (const oldest of [...entries.keys()].slice(0, -maxEntries)) entries.delete(oldest);
    fresh.answer.catch(() => {
      if (entries.get(key) === fresh) entries.delete(key);
    });
    return fresh.answer;
  };
}
