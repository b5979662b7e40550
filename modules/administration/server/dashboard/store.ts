import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const upsert = statement<never>(`
  insert into activity_day (date, active_people, topics, comments, counted_at) values ($1, $2, $3, $4, $5)
  on conflict (date) do update set topics = excluded.topics, comments = excluded.comments,
    active_people = greatest(activity_day.active_people, excluded.active_people), counted_at = excluded.counted_at`);

export type Counted = { date: string; people: number | null; topics: number; comments: number; at: string };

/** Keeps the higher number of active people: a session that is used again later leaves the earlier day. */
export const writeDay = async (db: Reader, { date, people, topics, comments, at }: Counted): Promise<void> =>
  void (await upsert(db, [date, people, topics, comments, at]));
