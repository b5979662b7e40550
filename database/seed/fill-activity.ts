import { sql } from "kysely";
import type { Transaction } from "#platform/database/database.ts";

/** Counts the activity of each day, as the server does. */
export type SumActivity = (tx: Transaction) => Promise<void>;

/** Counts people with a check-in as active on that day; the rest is counted from the content. */
export async function fillActivity(tx: Transaction, sumActivity: SumActivity): Promise<void> {
  await sql`
    insert into activity_day (date, active_people, topics, comments, counted_at)
    select date, count(*) filter (where first_in is not null), 0, 0, '1970-01-01' from attendance_day
    where date < current_date group by date`.execute(tx);
  await sumActivity(tx);
}
