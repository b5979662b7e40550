import type { SecretKeys } from "#platform/config/secret-keys.ts";
import type { Reader } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { JobHandler } from "#platform/jobs/task.ts";
import type { Schedule } from "#platform/jobs/runner.ts";
import { keepDerivedKeys } from "./kept-keys.ts";
import type { SealedRow, SealedSource } from "./sealed-source.ts";

/** Numbers of sealed secrets by the key that opens them. */
export type SealedCount = { name: string; current: number; earlier: number; unreadable: number };

async function* readRows(db: Reader, source: SealedSource): AsyncGenerator<SealedRow> {
  for (let last: string | null = null; ;) {
    const rows = await source.readAfter(db, last);
    if (rows.length === 0) return;
    yield* rows;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Opens every sealed secret, and counts them by key. `onEarlier` is called for those that the current key does not open. */
async function countSource(
  db: Reader,
  source: SealedSource,
  onEarlier?: (row: SealedRow, secret: Buffer) => Promise<void>,
): Promise<SealedCount> {
  const count: SealedCount = { name: source.name, current: 0, earlier: 0, unreadable: 0 };
  for await (const row of readRows(db, source)) {
    const opened = source.secrets.inspect(row.sealed, source.ownerOf(row.id));
    if (opened === null) count.unreadable += 1;
    else if (opened.isCurrent) count.current += 1;
    else {
      count.earlier += 1;
      await onEarlier?.(row, opened.secret);
    }
  }
  return count;
}

export async function countSealed(db: Reader, sources: readonly SealedSource[]): Promise<SealedCount[]> {
  const counts: SealedCount[] = [];
  for (const source of sources) counts.push(await countSource(db, source));
  return counts;
}

const task = "secrets.reseal";

type Options = {
  keys: SecretKeys;
  sources: readonly SealedSource[];
  /** Purposes whose derived keys are kept. */
  keptPurposes: readonly string[];
};

/**
 * Seals with the current key again while there is a previous one, row by row: a stop loses nothing, and a repetition finds
 * only the rest. It is repeated because other nodes may still seal with the previous key.
 */
export const resealJobs = ({ keys, sources, keptPurposes }: Options): Record<string, JobHandler> => ({
  [task]: async ({ database: { primary }, log, signal }) => {
    if (keys.previous.length === 0) return;
    await transaction(primary, (tx) => keepDerivedKeys(tx, keys, keptPurposes));
    let resealed = 0;
    let unreadable = 0;
    for (const source of sources) {
      const count = await countSource(primary, source, async ({ id, sealed }, secret) => {
        signal.throwIfAborted();
        const again = source.secrets.seal(secret, source.ownerOf(id));
        await transaction(primary, (tx) => source.replace(tx, id, sealed, again));
      });
      resealed += count.earlier;
      unreadable += count.unreadable;
    }
    if (resealed + unreadable > 0) log.info({ resealed, unreadable }, "sealed secrets with the current key");
  },
});

export const resealSchedules: readonly Schedule[] = [{ task, cron: "* * * * *" }];

/** Milliseconds for which a count is used: it opens every secret. */
const countLifetimeMs = 60_000;
const idleLifetimeMs = 3_600_000;

/** Returns a function that counts the secrets that the current key does not open, for metrics. */
export function createEarlierCount(db: Reader, keys: SecretKeys, sources: readonly SealedSource[]) {
  const lifetime = keys.previous.length > 0 ? countLifetimeMs : idleLifetimeMs;
  let counted: { count: Promise<number>; at: number } | null = null;
  const count = async (): Promise<number> => {
    const counts = await countSealed(db, sources);
    return counts.reduce((sum, { earlier, unreadable }) => sum + earlier + unreadable, 0);
  };
  return (): Promise<number> => {
    const at = performance.now();
    if (counted === null || at - counted.at > lifetime) {
      const fresh = { count: count(), at };
      counted = fresh;
      // A failed count is tried again.
      fresh.count.catch(() => (counted = counted === fresh ? null : counted));
    }
    return counted.count;
  };
}
