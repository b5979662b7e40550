import { now } from "#platform/clock/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { dropPartitionsBefore } from "#platform/events/partitions.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { purgeOpenings } from "./store-opening.ts";
import { mostPurged, purgePositions, purgeReminders } from "./store-purge.ts";
import { purgeRecomputations } from "./store-recomputation.ts";

const day = 86_400_000;
/** Days for which is remembered what was reminded of, opened and computed again. */
const remindersKept = 14;
const workKept = 400;

/**
 * Purges the positions of punches after the time that the settings name, and drops the months that are over; what was
 * decided by them stays. Forgets the finished work of long ago too.
 */
export async function purgeAttendance(
  { primary: db, owner }: Pick<Database, "primary" | "owner">,
  settings: SettingsSource,
  signal?: AbortSignal,
): Promise<void> {
  const at = now().getTime();
  const { attendancePositionKeptDays } = await settings(db);
  const before = new Date(at - attendancePositionKeptDays * day);
  for (let purged = mostPurged; purged === mostPurged;) {
    signal?.throwIfAborted();
    purged = await transaction(db, (tx) => purgePositions(tx, before));
  }
  const dateBefore = (days: number): string => new Date(at - days * day).toISOString().slice(0, 10);
  await transaction(db, async (tx) => {
    await purgeReminders(tx, dateBefore(remindersKept));
    await purgeOpenings(tx, dateBefore(workKept));
    await purgeRecomputations(tx, new Date(at - workKept * day));
  });
  // Last: it fails while somebody reads the table, as a backup does, and positions must not outstay their days for that.
  await dropPartitionsBefore(owner, "punch_position", before);
}
