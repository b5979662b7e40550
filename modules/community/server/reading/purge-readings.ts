import type { Transaction } from "#platform/database/database.ts";
import { deleteReadings } from "./store.ts";
import { unreadHorizon } from "./unread.ts";

/** Deletes readings older than the horizon, before which everything counts as read. */
export const purgeReadings = (tx: Transaction, now: Date): Promise<void> => deleteReadings(tx, unreadHorizon(now));
