/** Returns a value that distinguishes a process from a later one with the same id; null if it is gone or a zombie. */
export function birthOf(pid: number): string | null;

/** Waits until this process alone has the lock directory `path`; calls `onWait` once if it has to wait. */
export function acquireLock(path: string, onWait?: () => void): Promise<() => void>;
