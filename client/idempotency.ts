type Attempt = { key: string; fingerprint: string };

/** Milliseconds after which the same write is a new one: by then the person has seen whether the first arrived. */
const lifetime = 600_000;

/**
 * Keys for writes that must not happen twice. A write whose outcome stayed unknown keeps its key, so that the same write
 * sent again by its author is known to the server as the same.
 */
export function createIdempotencyKeys(newKey: () => string, now: () => number, most = 50) {
  const open = new Map<string, { key: string; keptAt: number }>();

  return {
    /** Takes the key of an identical write whose outcome is unknown, or a new one. */
    take(fingerprint: string): Attempt {
      const known = open.get(fingerprint);
      // Two identical writes at the same time are two writes: the key is taken away while the first is on its way.
      open.delete(fingerprint);
      const isFresh = known !== undefined && now() - known.keptAt < lifetime;
      return { key: isFresh ? known.key : newKey(), fingerprint };
    },
    /** Puts the key back: it is unknown whether the write happened. */
    keep({ key, fingerprint }: Attempt): void {
      open.set(fingerprint, { key, keptAt: now() });
      const oldest = open.keys().next();
      if (open.size > most && oldest.done !== true) open.delete(oldest.value);
    },
  };
}
