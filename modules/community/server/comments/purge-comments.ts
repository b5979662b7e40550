import type { Transaction } from "#platform/database/database.ts";
import { purgeDeletedComments } from "./store.ts";

/**
 * Forgets comments deleted before a moment, `most` at a time; answers how many. A placeholder stays as long as there are
 * replies beneath it, but not its words.
 */
export const purgeComments = (tx: Transaction, before: Date, most: number): Promise<number> =>
  purgeDeletedComments(tx, before.toISOString(), most);
