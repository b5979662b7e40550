/** Runs work within a concurrency limit; the rest waits in a queue. */
export type WorkQueue = {
  run<T>(work: () => Promise<T>): Promise<T>;
  running(): number;
};

/** Limits work that needs memory or a core to `most` at a time on this node. */
export function createWorkQueue(maxRunning: number): WorkQueue {
  let running = 0;
  const pending: (() => void)[] = [];
  return {
    running: () => running,
    async run(work) {
      if (running >= maxRunning) await new Promise<void>((resume) => pending.push(resume));
      else running += 1;
      try {
        return await work();
      } finally {
        // The place passes to the next in the queue, or becomes free.
        const next = pending.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
