import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const waitForPeople = statement<never>("lock table attendance_person in exclusive mode");

/**
 * Waits for everybody who is changing punches or days, and lets nobody begin until the transaction ends: who holds a
 * person afterwards sees which months are locked.
 */
export const holdEverybody = async (tx: Transaction): Promise<void> => void (await waitForPeople(tx, []));

const insert = statement<{ month: string }>(`
  insert into attendance_month (month, locked_at, locked_by) values ($1, $2, $3)
  on conflict (month) do nothing returning month`);

/** Locks a month, named by its first date; answers false when it was locked. */
export const insertMonth = async (tx: Transaction, month: string, at: string, personId: string): Promise<boolean> =>
  (await insert(tx, [month, at, personId])).length > 0;

const remove = statement<{ month: string }>("delete from attendance_month where month = $1 returning month");

/** Answers false when it was not locked. */
export const deleteMonth = async (tx: Transaction, month: string): Promise<boolean> =>
  (await remove(tx, [month])).length > 0;
