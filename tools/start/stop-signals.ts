/** Milliseconds. A terminal signals the whole process group and npm forwards its copy: one Ctrl+C arrives twice. */
const echo = 1_000;

/** Calls `stop` at the first signal, and `force` at a later one. */
export function onStopSignals(stop: (signal: NodeJS.Signals) => void, force: () => void): void {
  let first: number | null = null;
  const hear = (signal: NodeJS.Signals): void => {
    if (first === null) {
      first = performance.now();
      stop(signal);
    } else if (performance.now() - first > echo) force();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, hear);
}
