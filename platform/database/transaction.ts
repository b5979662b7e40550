import { codeOf } from "#platform/log/error-code.ts";
import type { Reader, Transaction } from "./database.ts";
import { forgetSharedReads } from "./share-reads.ts";

const retryable = new Set(["40001", "40P01"]);

/** Whether PostgreSQL undid a transaction that is simply to be repeated: a serialisation failure or a deadlock. */
export const isRetryable = (error: unknown): boolean => retryable.has(codeOf(error) ?? "");

/**
 * Runs `work` in one transaction. Serialisation failures and deadlocks are retried, at most three attempts in all, so
 * `work` must do nothing outside the database.
 */
export async function transaction<T>(db: Reader, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work).finally(forgetSharedReads);
    } catch (error) {
      if (attempt >= 3 || !isRetryable(error)) throw error;
    }
  }
}

/** Runs `work` on one read-only snapshot of the database. */
export const readOnly = <T>(db: Reader, work: (tx: Reader) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(work);
