declare global {
  interface Window {
    /** Given by tests to what waits under a name. */
    answer: (name: string, text: string) => void;
    /** How often something was asked for under a name. */
    asked: Record<string, number>;
  }
}

const waiting = new Map<string, (text: string) => void>();
window.asked = {};
window.answer = (name, text) => waiting.get(name)?.(text);

/** What a test answers. */
export function answerOf(name: string): Promise<string> {
  window.asked[name] = (window.asked[name] ?? 0) + 1;
  return new Promise((resolve) => waiting.set(name, resolve));
}
