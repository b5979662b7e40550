import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Audience } from "./find-audience.ts";
import type { Notice } from "../policy.ts";

export type Broadcast = { notice: Notice; audience: Audience; afterPersonId: string };

const insert = statement<{ id: string }>(
  "insert into notification_broadcast (notice, audience, created_at) values ($1, $2, $3) returning id",
).inserted;

export const insertBroadcast = async (tx: Transaction, notice: Notice, audience: Audience, at: Date): Promise<string> =>
  (await insert(tx, JSON.stringify(notice), JSON.stringify(audience), at)).id;

/** Locks an unfinished broadcast; null if it is finished. */
export const takeBroadcast = statement<Broadcast, [id: string]>(`
  select notice, audience, after_person_id as "afterPersonId" from notification_broadcast
  where id = $1 and finished_at is null for update`).changed;

/** Stores the progress of a broadcast: adds to the number of people told; `finishedAt` ends it. */
export const moveBroadcast = statement<
  never,
  [id: string, afterPersonId: string, notified: number, finishedAt: Date | null]
>(`
  update notification_broadcast set after_person_id = $2, told_count = told_count + $3, finished_at = $4 where id = $1`).run;

/** Returns whether a reminder of this closing time of a topic's poll exists. */
export const isReminded = statement<{ found: boolean }, [topicId: string, closesAt: string]>(`
  select exists (
    select from notification_broadcast
    where notice ->> 'kind' = 'pollClosing' and notice ->> 'topicId' = $1 and notice -> 'details' ->> 'closesAt' = $2
  ) as found`).value("found", false);

/** Deletes broadcasts finished before an instant; their notifications stay. */
export const purgeBroadcasts = statement<never, [before: Date]>(
  "delete from notification_broadcast where finished_at < $1",
).run;
