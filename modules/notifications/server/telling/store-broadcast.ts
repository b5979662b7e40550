import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Audience } from "./audiences.ts";
import type { Notice } from "./notice.ts";

export type Broadcast = { notice: Notice; audience: Audience; afterPersonId: string };

const insert = statement<{ id: string }>(
  "insert into notification_broadcast (notice, audience, created_at) values ($1, $2, $3) returning id",
);

/** Inserts a broadcast; returns its id. */
export async function insertBroadcast(tx: Transaction, notice: Notice, audience: Audience, at: Date): Promise<string> {
  const [row] = await insert(tx, [JSON.stringify(notice), JSON.stringify(audience), at.toISOString()]);
  if (row === undefined) throw new Error("The broadcast was not entered.");
  return row.id;
}

const take = statement<Broadcast>(`
  select notice, audience, after_person_id as "afterPersonId" from notification_broadcast
  where id = $1 and finished_at is null for update`);

/** Locks an unfinished broadcast; null if it is finished. */
export const takeBroadcast = async (tx: Transaction, id: string): Promise<Broadcast | null> =>
  (await take(tx, [id]))[0] ?? null;

const move = statement<never>(`
  update notification_broadcast set after_person_id = $2, told_count = told_count + $3, finished_at = $4 where id = $1`);

/** Stores the progress of a broadcast. */
export const moveBroadcast = async (
  tx: Transaction,
  id: string,
  progress: { afterPersonId: string; told: number; finishedAt: Date | null },
): Promise<void> => {
  await move(tx, [id, progress.afterPersonId, progress.told, progress.finishedAt?.toISOString() ?? null]);
};

const selectReminded = statement<{ found: boolean }>(`
  select exists (
    select from notification_broadcast
    where notice ->> 'kind' = 'pollClosing' and notice ->> 'topicId' = $1 and notice -> 'details' ->> 'closesAt' = $2
  ) as found`);

/** Returns whether a reminder of this closing time of a topic's poll exists. */
export const isReminded = async (tx: Transaction, topicId: string, closesAt: string): Promise<boolean> =>
  (await selectReminded(tx, [topicId, closesAt]))[0]?.found ?? false;

const purge = statement<never>("delete from notification_broadcast where finished_at < $1");

/** Deletes broadcasts finished before an instant; their notifications stay. */
export const purgeBroadcasts = async (tx: Transaction, before: Date): Promise<void> => {
  await purge(tx, [before.toISOString()]);
};
