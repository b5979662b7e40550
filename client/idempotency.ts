type Attempt = { key: string; fingerprint: string };

/** Milliseconds until an identical write gets a new key; by then the user has seen the first one's result. */
const lifetime = 600_000;

/**
 * Creates idempotency keys for writes. A write with an unknown outcome keeps its key, so that the server recognises the
 * same write when the user sends it again.
 */
export function createIdempotencyKeys(newKey: () => string, now: () => number, maxKeys = 50) {
  const open = new Map<string, { key: string; storedAt: number }>();

  return {
    /** Returns the key of an identical write with an unknown outcome, or a new one. */
    keyFor(fingerprint: string): Attempt {
      const known = open.get(fingerprint);
      // Two identical writes at the same time are separate: the key is removed while the first is in flight.
      open.delete(fingerprint);
      const isFresh = known !== undefined && now() - known.storedAt < lifetime;
      return { key: isFresh ? known.key : newKey(), fingerprint };
    },
    /** Stores the key again because the outcome of the write is unknown. */
    remember({ key, fingerprint }: Attempt): void {
      open.set(fingerprint, { key, storedAt: now() });
      const oldest = open.keys().next();
      if (open.size > maxKeys && oldest.done !== true) open.delete(oldest.value);
    },
  };
}
