import { clockOffset } from "#platform/database/clock-offset.ts";
import type { Database } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { unsealedRows } from "#platform/events/seal.ts";
import type { GaugeKey, SetGauge } from "./declared.ts";

const respond = statement<{ one: number }, []>("select 1 as one").all;

const readJobs = statement<{ lag: number; due: number; givenUp: number }, []>(`
  select
    coalesce((
      select extract(epoch from now() - min(run_at)) from graphile_worker.jobs
      where run_at <= now() and locked_at is null and attempts < max_attempts
    ), 0)::float8 as lag,
    (
      select count(*) from (
        select from graphile_worker.jobs
        where run_at <= now() and locked_at is null and attempts < max_attempts limit 100000
      ) as due
    )::int as due,
    (
      select count(*) from (
        select from graphile_worker.jobs where attempts >= max_attempts and locked_at is null limit 100000
      ) as given_up
    )::int as "givenUp"`);

// Rows with a date only have no known age. Older releases may have had other consumers.
const readConsumers = statement<{ name: string; seconds: number }, [names: readonly string[]]>(`
  select consumer.name, coalesce(extract(epoch from now() - next.at), 0)::float8 as seconds
  from event_consumer consumer
  left join lateral (
    select at from audit
    where (xact, id) >
      (split_part(consumer.position, '-', 1)::xid8, split_part(consumer.position, '-', 2)::bigint)
      and audience is not null and at <> date_trunc('hour', at, 'UTC')
    order by xact, id limit 1
  ) as next on true
  where consumer.name = any($1)`);

const readLastSeal = statement<{ at: number }, []>(`
  select coalesce(
    (select extract(epoch from sealed_at) from audit_seal order by number desc limit 1), 0)::float8 as at`).value(
  "at",
  0,
);

const readPrimaryPosition = statement<{ position: string | null }, []>(
  "select pg_current_wal_lsn()::text as position",
).value("position", "0/0");

// Behind a position of the primary read before: a replica that has it all is not late, however long ago it was written.
const readReplicaLag = statement<{ seconds: number }, [position: string]>(`
  select case when pg_is_in_recovery() and pg_last_wal_replay_lsn() < $1::pg_lsn
    then coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0) else 0 end::float8 as seconds`).value(
  "seconds",
  0,
);

/** A reading, and the gauges without labels that it sets. */
type Part = { keys: readonly GaugeKey[]; read: () => Promise<void> };

/** Measures the primary: its answer time, and the difference of the clocks. Rejects if it is unreachable. */
export async function pingPrimary({ primary }: Database, set: SetGauge): Promise<void> {
  const start = performance.now();
  const offset = await clockOffset({ primary });
  set("databasePing", (performance.now() - start) / 1000);
  set("clockOffset", offset);
}

/** Rejects if the replica is unreachable. */
export const pingReplica = async ({ replica }: Database): Promise<void> => void (await respond(replica));

/** Measures how late the replica is. Rejects if it, or the primary, is unreachable. */
export async function readReplica({ primary, replica }: Database, set: SetGauge): Promise<void> {
  const position = await readPrimaryPosition(primary);
  set("replicaLag", await readReplicaLag(replica, position));
}

/** Returns the readings of the queue, the audit and the consumers, one after the other on one connection. */
export const partsOfPrimary = ({ primary }: Database, consumers: readonly string[], set: SetGauge): readonly Part[] => [
  {
    keys: ["jobLag", "jobsDue", "jobsGivenUp"],
    read: async () => {
      const jobs = await readJobs.first(primary);
      if (jobs === null) return;
      set("jobLag", jobs.lag);
      set("jobsDue", jobs.due);
      set("jobsGivenUp", jobs.givenUp);
    },
  },
  {
    keys: ["unsealedRows", "lastSeal"],
    read: async () => {
      set("unsealedRows", await unsealedRows(primary));
      set("lastSeal", await readLastSeal(primary));
    },
  },
  {
    keys: [],
    read: async () => {
      for (const { name, seconds } of await readConsumers.all(primary, consumers)) {
        set("consumerLag", seconds, { consumer: name });
      }
    },
  },
];
