import type pg from "pg";
import { RestoreRefusal } from "./check-target.ts";

/** Transactions begun per statement; a million take about two seconds. */
const batchSize = 1_000_000n;
/** More would take nearly an hour and approach the number of transactions that PostgreSQL allows between vacuums. */
const maxTransactions = 1_000_000_000n;

const nextOf = async (client: pg.Client): Promise<bigint> => {
  const { rows } = await client.query<{ next: string }>("select pg_snapshot_xmax(pg_current_snapshot())::text as next");
  return BigInt(rows[0]?.next ?? "0");
};

/**
 * Advances the server's transaction counter to that of the archive. Audit rows contain the number of their transaction,
 * which the seals cover, and readers follow those numbers: new ones must be greater than all existing ones.
 */
export async function advanceTransactions(client: pg.Client, beyond: bigint): Promise<void> {
  for (;;) {
    const missing = beyond - (await nextOf(client));
    if (missing <= 0n) return;
    if (missing > maxTransactions) {
      throw new RestoreRefusal(
        `This server has begun ${missing} transactions fewer than the one the archive is of, which is too many to make ` +
          "up for one by one. Stop it, raise its counter with pg_resetwal --next-transaction-id (and --epoch), and " +
          "restore again.",
      );
    }
    const count = missing < batchSize ? missing : batchSize;
    await client.query("set synchronous_commit = off");
    await client.query(
      `do $$ begin for number in 1..${count} loop perform pg_current_xact_id(); commit; end loop; end $$`,
    );
    await client.query("reset synchronous_commit");
  }
}
