import { openClient } from "#platform/database/client.ts";

/** Milliseconds between two readings. */
const readEvery = 1000;

/** Reads how far the replicas of a primary are behind, until disposed of. */
export async function watchReplicas(url: string) {
  const client = await openClient(url);
  let largestMs = 0;
  let isReading = false;
  const read = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    // Null while a replica has replayed everything.
    const { rows } = await client.query<{ ms: number | null }>(
      "select max(extract(epoch from replay_lag) * 1000)::float8 as ms from pg_stat_replication",
    );
    largestMs = Math.max(largestMs, rows[0]?.ms ?? 0);
    isReading = false;
  };
  let failure: unknown = null;
  const timer = setInterval(() => void read().catch((error: unknown) => (failure ??= error)), readEvery);
  return {
    /** The longest time until a commit could be read from a replica, in whole milliseconds. */
    lagMs(): number {
      if (failure !== null) throw new Error("The replica's lag cannot be read.", { cause: failure });
      return Math.round(largestMs);
    },
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await client.end();
    },
  };
}
