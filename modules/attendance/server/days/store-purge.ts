import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

/** Maximum number of positions deleted in one transaction. */
export const mostPurged = 5000;

const deletePositions = statement<{ punch_id: string }>(`
  delete from punch_position
  where (punch_id, at) in (select punch_id, at from punch_position where at < $1 limit ${mostPurged})
    and at < $1
  returning punch_id`);

/** Deletes some of the positions before a moment; returns their number. */
export const purgePositions = async (tx: Transaction, before: Date): Promise<number> =>
  (await deletePositions(tx, [before.toISOString()])).length;

const deleteReminders = statement<never>("delete from attendance_reminder where date < $1::date");

/** Deletes the sent reminders for dates before this one. */
export const purgeReminders = async (tx: Transaction, before: string): Promise<void> =>
  void (await deleteReminders(tx, [before]));
