/** Runs work, at most so many at a time; the rest waits in line. */
export type Turns = {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** How many are running now. */
  running(): number;
};

/** A line for work that takes memory or a core, `most` at a time on this node. */
export function createTurns(most: number): Turns {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    running: () => running,
    async run(work) {
      if (running >= most) await new Promise<void>((resume) => waiting.push(resume));
      else running += 1;
      try {
        return await work();
      } finally {
        // The place passes to the next in line, or becomes free.
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
