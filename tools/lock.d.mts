/** Tells a process from a later one with the same id; null when there is no such process (a zombie is none). */
export function birthOf(pid: number): string | null;

/** Waits until this process alone holds the lock directory `path`; `onWait` is called once if it has to wait. */
export function acquireLock(path: string, onWait?: () => void): Promise<() => void>;
