import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { runAll } from "#platform/personal-data/erasure.ts";
import type { NotificationKind } from "../../contract/kinds.ts";

type Changed = { id: string };

/** Locks the person's counter; concurrent deliveries wait. */
export const lockReading = statement<never, [personId: string]>(
  "select from notification_counter where person_id = $1 for update",
).run;

/** Marks unread notifications as read: all, of a kind, or up to an instant. Returns their number. */
export const readLines = statement<
  Changed,
  [personId: string, at: Date, kind: NotificationKind | null, upTo: string | null]
>(`
  update notification set read_at = $2
  where person_id = $1 and is_shown and read_at is null and ($3::text is null or kind = $3)
    and ($4::timestamptz is null or latest_at <= $4)
  returning id`).countChanged;

/** Marks a notification as read; returns the time of its reading, or null if the person has no such notification. */
export const readLine = statement<{ readAt: string; isChanged: boolean }, [personId: string, id: string, at: Date]>(`
  with found as (select id, created_at, read_at from notification where person_id = $1 and id = $2 and is_shown),
    done as (
      update notification n set read_at = $3 from found
      where n.id = found.id and n.created_at = found.created_at and n.read_at is null returning n.id
    )
  select coalesce(found.read_at, $3::timestamptz) as "readAt", exists (select from done) as "isChanged"
  from found`).changed;

/** Undoes a reading, or one notification in it. Returns the number of notifications that are unread again. */
export const unreadLines = statement<Changed, [personId: string, readAt: string, id: string | null]>(`
  update notification set read_at = null
  where person_id = $1 and is_shown and read_at = $2 and ($3::bigint is null or id = $3) returning id`).countChanged;

/** Deletes read and hidden notifications from before an instant in batches of 1,000; returns the number deleted. */
export const purgeReadLines = statement<Changed, [before: Date]>(`
  delete from notification where (id, created_at) in (
    select id, created_at from notification
    where latest_at < $1 and (read_at is not null or not is_shown) order by latest_at limit 1000)
  returning id`).countChanged;

/** Returns people with more than `limit` notifications; 500 at a time. */
export const peopleWithMoreThan = statement<{ personId: string }, [limit: number]>(`
  select person_id as "personId" from notification group by person_id having count(*) > $1 limit 500`).column(
  "personId",
);

/** Deletes all but the newest notifications of a person; returns the number deleted. */
export const purgeBeyondNewest = statement<Changed, [personId: string, kept: number]>(`
  delete from notification where person_id = $1 and (id, created_at) in (
    select id, created_at from notification where person_id = $1 order by latest_at desc, id desc offset $2 limit 5000)
  returning id`).countChanged;

const deleteSome = statement<Changed, [personId: string]>(`
  delete from notification where (id, created_at) in (
    select id, created_at from notification where person_id = $1 limit 1000)
  returning id`).countChanged;
// The counter is deleted last: deleting notifications updates it.
const forget = [
  statement<never>("delete from push_subscription where person_id = $1"),
  statement<never>("delete from notification_preference where person_id = $1"),
  statement<never>("delete from notification_counter where person_id = $1"),
];

/** Deletes up to 1,000 notifications of a person, and finally the preferences; returns whether there may be more. */
export async function forgetNotifications(tx: Transaction, personId: string): Promise<boolean> {
  if ((await deleteSome(tx, personId)) === 1000) return true;
  await runAll(tx, forget, personId);
  return false;
}
