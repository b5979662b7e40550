/** In-memory web storage. With `full` every write fails as if the quota were exceeded. */
export function memoryStorage(first: Record<string, string> = {}, { full = false } = {}): Storage {
  const items = new Map(Object.entries(first));
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (name) => items.get(name) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (name) => void items.delete(name),
    setItem(name, value) {
      if (full) throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      items.set(name, String(value));
    },
  };
}
