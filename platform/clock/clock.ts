// The one clock. Everything that asks for the time asks here, so that tests can set it.

let source: () => number = Date.now;

/** The present moment. */
export const now = (): Date => new Date(source());

/** The present moment as it travels and is stored: ISO 8601, UTC. */
export const nowIso = (): string => now().toISOString();

/** For tests: replaces the clock, or with null restores the real one. */
export function setClock(replacement: (() => number) | null): void {
  source = replacement ?? Date.now;
}

/** For tests: what the clock is set to now, for `setClock`. */
export const currentClock = (): (() => number) => source;
