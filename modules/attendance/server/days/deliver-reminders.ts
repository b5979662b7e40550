import { notifySome, type Notice } from "#modules/notifications/server/index.ts";
import { now } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { transaction } from "#platform/database/transaction.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { maxReminded, claimReminders, type Reminded, type ReminderKind } from "./store-reminder.ts";

const notices: Record<ReminderKind, Notice["kind"]> = {
  beforeStart: "checkInReminder",
  forgottenCheckOut: "checkOutReminder",
};

const noticeOf = (kind: ReminderKind, { date, at, time_zone: timeZone }: Reminded): Notice => ({
  kind: notices[kind],
  subject: { kind: "attendanceDay", id: date.replaceAll("-", "") },
  topicId: null,
  commentId: null,
  actorId: null,
  once: null,
  details: { slotAt: at, timeZone },
});

async function remindNext(
  tx: Transaction,
  settings: SettingsSource,
  kind: ReminderKind,
  { at, minutes }: { at: Date; minutes: number },
): Promise<boolean> {
  const reminded = await claimReminders[kind](tx, at, minutes);
  // People with the same hours are notified together.
  for (const group of Map.groupBy(
    reminded,
    ({ date, at: slotAt, time_zone: zone }) => `${date} ${slotAt} ${zone}`,
  ).values()) {
    const [first] = group;
    if (first === undefined) continue;
    const personIds = group.map(({ person_id: id }) => id);
    await notifySome({ tx, settings }, noticeOf(kind, first), personIds);
  }
  return reminded.length === maxReminded;
}

/** Reminds people who are expected shortly before their slot starts, and people still in some time after it ended. */
export async function remindPeople(db: Reader, settings: SettingsSource, signal?: AbortSignal): Promise<void> {
  const at = now();
  const { attendanceRemindBeforeMinutes, attendanceRemindCheckOutMinutes } = await settings(db);
  const wanted = [
    { kind: "beforeStart", minutes: attendanceRemindBeforeMinutes },
    { kind: "forgottenCheckOut", minutes: attendanceRemindCheckOutMinutes },
  ] as const;
  for (const { kind, minutes } of wanted) {
    for (let isMore = minutes > 0; isMore;) {
      signal?.throwIfAborted();
      isMore = await transaction(db, (tx) => remindNext(tx, settings, kind, { at, minutes }));
    }
  }
}
