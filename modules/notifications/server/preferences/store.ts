import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { PreferenceRow } from "./queries.ts";

const save = statement<{ version: number }>(`
  insert into notification_preference (person_id, channels, quiet_hours, digest, digest_time, next_digest_at, version,
    lock_screen)
  values ($1, $2, $3, $4, $5, $6, $7::int + 1, $8)
  on conflict (person_id) do update set channels = excluded.channels, quiet_hours = excluded.quiet_hours,
    digest = excluded.digest, digest_time = excluded.digest_time, next_digest_at = excluded.next_digest_at,
    version = excluded.version, lock_screen = excluded.lock_screen
  where notification_preference.version = $7
  returning version`).hasChanged;

/** Saves preferences over the version that was seen; returns false if it has changed. */
export async function savePreferences(tx: Transaction, row: PreferenceRow): Promise<boolean> {
  const { personId, channels, quietHours, digest, digestTime, nextDigestAt, version, lockScreen } = row;
  const quiet = quietHours === null ? null : JSON.stringify(quietHours);
  return save(tx, personId, JSON.stringify(channels), quiet, digest, digestTime, nextDigestAt, version, lockScreen);
}

const expect = statement<never>(`
  insert into notification_preference (person_id, next_digest_at, version)
  select person_id, due_at, 0 from unnest($1::bigint[], $2::timestamptz[]) as expected (person_id, due_at)
  on conflict (person_id) do update set next_digest_at = excluded.next_digest_at
  where notification_preference.next_digest_at is null`);

/** Schedules a digest for each person, unless one is scheduled already. */
export const scheduleDigests = async (tx: Transaction, due: ReadonlyMap<string, Date>): Promise<void> => {
  if (due.size === 0) return;
  await expect(tx, [[...due.keys()], [...due.values()].map((at) => at.toISOString())]);
};

/** Sets the time of a person's next digest; null: none until there is a notification for one. */
export const setNextDigest = statement<never, [personId: string, at: Date | null]>(
  "update notification_preference set next_digest_at = $2 where person_id = $1",
).run;

/** Returns some people with a due digest and locks them, so that no other node sends it too. */
export const takeDueDigests = statement<{ personId: string }, [at: Date]>(`
  select person_id as "personId" from notification_preference where next_digest_at <= $1
  order by next_digest_at limit 50 for update skip locked`).changedColumn("personId");
