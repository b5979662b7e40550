import type { Transaction } from "#platform/database/database.ts";
import { deleteReadings } from "./store.ts";
import { unreadHorizon } from "./unread.ts";

/** Forgets readings so old that nothing depends on them: what lies beyond the horizon is read for everybody. */
export const purgeReadings = (tx: Transaction, now: Date): Promise<void> => deleteReadings(tx, unreadHorizon(now));
