import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

/**
 * Waits for all transactions that change punches or days, and blocks new ones until this one ends: a transaction that
 * locks a person afterwards sees the locked months.
 */
export const lockAllPeople = statement<never>("lock table attendance_person in exclusive mode");

const insert = statement<{ month: string }>(`
  insert into attendance_month (month, locked_at, locked_by) values ($1, $2, $3)
  on conflict (month) do nothing returning month`);

/** Locks a month, named by its first date; returns false if it was locked already. */
export const insertMonth = async (tx: Transaction, month: string, at: string, personId: string): Promise<boolean> =>
  (await insert(tx, [month, at, personId])).length > 0;

const remove = statement<{ month: string }>("delete from attendance_month where month = $1 returning month");

/** Returns false if it was not locked. */
export const deleteMonth = async (tx: Transaction, month: string): Promise<boolean> =>
  (await remove(tx, [month])).length > 0;
