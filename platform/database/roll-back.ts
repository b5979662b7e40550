import type { Database, Transaction } from "./database.ts";
import { transaction } from "./transaction.ts";

class RolledBack extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super("Undone on purpose");
    this.result = result;
  }
}

/** Makes a change as saving would, returns the result of `work`, and rolls back: a preview equals the saved effect. */
export async function rollBack<T>(database: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    return await transaction(database.primary, async (tx) => {
      throw new RolledBack(await work(tx));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}
