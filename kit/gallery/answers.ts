declare global {
  interface Window {
    /** Called by tests to answer the request with that name. */
    answer: (name: string, text: string) => void;
    /** Number of requests by name. */
    asked: Record<string, number>;
  }
}

const waiting = new Map<string, (text: string) => void>();
window.asked = {};
window.answer = (name, text) => waiting.get(name)?.(text);

/** Waits for the test's answer. */
export function answerOf(name: string): Promise<string> {
  window.asked[name] = (window.asked[name] ?? 0) + 1;
  return new Promise((resolve) => waiting.set(name, resolve));
}
