import { now } from "#platform/clock/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import { dropPartitionsBefore } from "#platform/events/partitions.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { purgeOpenings, purgeRecomputations } from "./store-work.ts";
import { purgeReminders, maxPurged, purgePositions } from "./store-reminder.ts";

const day = 86_400_000;
/** Days after which sent reminders, openings and recomputations are deleted. */
const reminderRetentionDays = 14;
const workRetentionDays = 400;

/**
 * Purges positions of punches after the retention time in the settings, and drops expired monthly partitions; verdicts
 * stay. Deletes old finished work as well.
 */
export async function purgeAttendance(
  { primary: db, owner }: Pick<Database, "primary" | "owner">,
  settings: SettingsSource,
  signal?: AbortSignal,
): Promise<void> {
  const at = now().getTime();
  const { attendancePositionKeptDays } = await settings(db);
  const before = new Date(at - attendancePositionKeptDays * day);
  for (let purged = maxPurged; purged === maxPurged;) {
    signal?.throwIfAborted();
    purged = await transaction(db, (tx) => purgePositions(tx, before));
  }
  const dateBefore = (days: number): string => new Date(at - days * day).toISOString().slice(0, 10);
  await transaction(db, async (tx) => {
    await purgeReminders(tx, dateBefore(reminderRetentionDays));
    await purgeOpenings(tx, dateBefore(workRetentionDays));
    await purgeRecomputations(tx, new Date(at - workRetentionDays * day));
  });
  // Last: it fails while a reader such as a backup locks the table, and that must not delay the purge of positions.
  await dropPartitionsBefore(owner, "punch_position", before);
}
