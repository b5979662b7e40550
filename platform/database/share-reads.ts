import { AsyncLocalStorage } from "node:async_hooks";

type Rows = Promise<readonly unknown[]>;
type Reads = { isOver: boolean; byPool: Map<object, Map<string, Rows>> };

const current = new AsyncLocalStorage<Reads>();

/** Runs work in which equal reads are one: the parts of a batch ask for the same categories, deputies and deadlines. */
export async function shareReads<T>(work: () => Promise<T>): Promise<T> {
  const reads: Reads = { isOver: false, byPool: new Map() };
  try {
    return await current.run(reads, work);
  } finally {
    // Timers that the work has started keep its context.
    reads.isOver = true;
  }
}

/** Lets later reads see what a transaction has changed. */
export const forgetSharedReads = (): void => current.getStore()?.byPool.clear();

/** Returns the rows of a read from a pool, shared with equal ones of the same `shareReads`. */
export async function readShared<Row>(pool: object, key: () => string, read: () => Promise<Row[]>): Promise<Row[]> {
  const reads = current.getStore();
  if (reads === undefined || reads.isOver) return read();
  const known = reads.byPool.get(pool) ?? new Map<string, Rows>();
  reads.byPool.set(pool, known);
  const name = key();
  const rows = known.get(name) ?? read();
  known.set(name, rows);
  // Each reader has an array of its own.
  return [...((await rows) as readonly Row[])];
}
