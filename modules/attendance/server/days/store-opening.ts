import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const enter = statement<never>(
  "insert into attendance_opening (time_zone, date) values ($1, $2) on conflict (time_zone, date) do nothing",
);
const select = statement<{ after_person_id: string; opened_at: string | null }>(
  "select after_person_id, opened_at from attendance_opening where time_zone = $1 and date = $2",
);

/** Starts or resumes the opening of a local date: returns the last processed person, or null if it is complete. */
export async function readOpening(tx: Transaction, timeZone: string, date: string): Promise<string | null> {
  await enter(tx, [timeZone, date]);
  const [row] = await select(tx, [timeZone, date]);
  return row === undefined || row.opened_at !== null ? null : row.after_person_id;
}

const move = statement<never>(`
  update attendance_opening set after_person_id = greatest(after_person_id, $3::bigint), opened_at = coalesce(opened_at, $4)
  where time_zone = $1 and date = $2`);

/** Stores the progress of an opening; it never moves back, even with concurrent runs. */
export const moveOpening = async (
  tx: Transaction,
  { timeZone, date }: { timeZone: string; date: string },
  progress: { afterPersonId: string | null; openedAt: string | null },
): Promise<void> => void (await move(tx, [timeZone, date, progress.afterPersonId, progress.openedAt]));

const purge = statement<never>("delete from attendance_opening where date < $1::date");

/** Deletes openings of dates before this one. */
export const purgeOpenings = async (tx: Transaction, before: string): Promise<void> => void (await purge(tx, [before]));
