import { statement } from "#platform/database/statement.ts";

type Day = [date: string, people: number | null, topics: number, comments: number, at: string];

/** Keeps the higher number of active people: a session that is used again later leaves the earlier day. */
export const writeDay = statement<never, Day>(`
  insert into activity_day (date, active_people, topics, comments, counted_at) values ($1, $2, $3, $4, $5)
  on conflict (date) do update set topics = excluded.topics, comments = excluded.comments,
    active_people = greatest(activity_day.active_people, excluded.active_people), counted_at = excluded.counted_at`).run;
