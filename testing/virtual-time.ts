/** Time that advances from event to event, and only after all work caused by an event has completed. */
export type VirtualTime = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Schedules a function after some milliseconds; returns the function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /** Registers real work (a query, a hash) that time has to wait for. */
  pending<T>(work: Promise<T>): Promise<T>;
  /** Advances time until no event is left, or until an instant. */
  runUntil(end: number): Promise<void>;
};

type Event = { at: number; order: number; run: () => void };

const rest = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Events at one instant run in the order in which they were scheduled. */
export function createVirtualTime(start: number): VirtualTime {
  let now = start;
  let order = 0;
  const events: Event[] = [];
  const working = new Set<Promise<unknown>>();

  const before = (a: Event, b: Event): boolean => a.at < b.at || (a.at === b.at && a.order < b.order);

  function insert(event: Event): void {
    let low = 0;
    let high = events.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = events[middle];
      if (other !== undefined && before(other, event)) low = middle + 1;
      else high = middle;
    }
    events.splice(low, 0, event);
  }

  async function settle(): Promise<void> {
    await rest();
    while (working.size > 0) {
      await Promise.allSettled(working);
      await rest();
    }
  }

  return {
    now: () => now,
    after(milliseconds, run) {
      const event = { at: now + Math.max(0, Math.round(milliseconds)), order: (order += 1), run };
      insert(event);
      return () => {
        const place = events.indexOf(event);
        if (place >= 0) events.splice(place, 1);
      };
    },
    pending(work) {
      working.add(work);
      const done = (): void => void working.delete(work);
      work.then(done, done);
      return work;
    },
    async runUntil(end) {
      await settle();
      for (let next = events[0]; next !== undefined && next.at <= end; next = events[0]) {
        events.shift();
        now = Math.max(now, next.at);
        next.run();
        await settle();
      }
      now = Math.max(now, end);
    },
  };
}
