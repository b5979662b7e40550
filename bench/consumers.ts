import { setTimeout as sleep } from "node:timers/promises";
import { openClient } from "#platform/database/client.ts";

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

/** Observes the event consumers, which process everything that is posted, through the database. */
export async function openConsumers(databaseUrl: string) {
  const client = await openClient(databaseUrl);
  return {
    /** Waits until all events have been processed. Rejects after ten minutes. */
    async catchUp(): Promise<void> {
      const end = performance.now() + timeoutMs;
      for (;;) {
        const { rows } = await client.query<{ name: string }>(consumersBehind);
        if (rows.length === 0) return;
        if (performance.now() > end) throw new Error(`${rows.map(({ name }) => name).join()} stayed behind.`);
        await sleep(50);
      }
    },
    /** Advances consumers past the floor's events, which have no recipients. They must be paused and idle. */
    async skip(): Promise<void> {
      await client.query(skip);
    },
    [Symbol.asyncDispose]: () => client.end(),
  };
}
