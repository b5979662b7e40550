export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    add(listener: (...args: Args) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...args: Args): void => listeners.forEach((listener) => listener(...args)),
  };
}

export type Listeners<Args extends unknown[]> = ReturnType<typeof createListeners<Args>>;
