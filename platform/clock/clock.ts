// The only source of the current time, so that tests can set it.

let source: () => number = Date.now;

export const now = (): Date => new Date(source());

/** Returns the current time as ISO 8601 in UTC. */
export const nowIso = (): string => now().toISOString();

/** For tests: replaces the clock, or with null restores the real one. */
export function setClock(replacement: (() => number) | null): void {
  source = replacement ?? Date.now;
}

/** For tests: returns the current source, for `setClock`. */
export const currentClock = (): (() => number) => source;
