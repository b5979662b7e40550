import type { Database, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";

class Undone extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super("Undone on purpose");
    this.result = result;
  }
}

/**
 * Makes a change as saving would, returns the result of `work`, and rolls back, so that a preview equals the saved
 * effect.
 */
export async function tryChange<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await transaction(database.primary, async (tx) => {
      throw new Undone(await work(tx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.result as T;
    throw error;
  }
}
