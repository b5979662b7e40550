type Attempt = { key: string; fingerprint: string };

/**
 * Keys for writes that must not happen twice. A write whose outcome stayed unknown keeps its key, so that the same write
 * sent again by its author is known to the server as the same.
 */
export function createIdempotencyKeys(newKey: () => string, most = 50) {
  const open = new Map<string, string>();

  return {
    /** Takes the key of an identical write whose outcome is unknown, or a new one. */
    take(fingerprint: string): Attempt {
      const known = open.get(fingerprint);
      // Two identical writes at the same time are two writes: the key is taken away while the first is on its way.
      open.delete(fingerprint);
      return { key: known ?? newKey(), fingerprint };
    },
    /** Puts the key back: nobody knows whether the write happened. */
    keep({ key, fingerprint }: Attempt): void {
      open.set(fingerprint, key);
      const oldest = open.keys().next();
      if (open.size > most && oldest.done !== true) open.delete(oldest.value);
    },
  };
}
