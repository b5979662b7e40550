import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** The event consumers, which process everything that is posted, observed through the database. */
export type Consumers = {
  /** Waits until all events have been processed. Rejects after ten minutes. */
  catchUp(): Promise<void>;
  /** Advances consumers past the floor's events, which have no recipients. They must be paused and idle. */
  skip(): Promise<void>;
  close(): Promise<void>;
};

const consumersBehind = `
  select c.name from event_consumer c
  where exists (
    select from audit a
    where a.audience is not null
      and (a.xact, a.id) > (split_part(c.position, '-', 1)::xid8, split_part(c.position, '-', 2)::bigint))`;
const skip = `
  update event_consumer set position = coalesce(
    (select a.xact::text || '-' || a.id from audit a order by a.xact desc, a.id desc limit 1), position)`;
const timeoutMs = 600_000;

export async function openConsumers(databaseUrl: string): Promise<Consumers> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    async catchUp() {
      const end = performance.now() + timeoutMs;
      for (;;) {
        const { rows } = await client.query<{ name: string }>(consumersBehind);
        if (rows.length === 0) return;
        if (performance.now() > end) throw new Error(`${rows.map(({ name }) => name).join()} stayed behind.`);
        await sleep(50);
      }
    },
    async skip() {
      await client.query(skip);
    },
    close: () => client.end(),
  };
}
