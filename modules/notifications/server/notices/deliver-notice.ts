import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { notifyPeople } from "#platform/events/notify-people.ts";
import type { SettingsSource } from "#platform/settings/settings.ts";
import { transientKinds } from "../../contract/kinds.ts";
import { channelsOf } from "../preferences/policy.ts";
import { preferenceRows, type PreferenceRow } from "../preferences/queries.ts";
import { afterQuiet, nextDigest } from "../preferences/compute-due-time.ts";
import { scheduleDigests } from "../preferences/store.ts";
import { peopleWithDevices } from "../pushing/queries.ts";
import { enqueuePushes } from "../pushing/plan-pushes.ts";
import { isGrouped, type Notice } from "../policy.ts";
import { addLines, addToLines, lockCounters, receiversAmong, settleLines, type Delivery } from "./store.ts";

export type Dependencies = { settings: SettingsSource };
/** A transaction that notifies given people. */
export type Delivering = Dependencies & { tx: Transaction };

/** Settings that deliveries depend on. */
async function mailSettingsOf({ tx, settings }: Delivering): Promise<{ timeZone: string; delayMs: number }> {
  const { timeZone, notificationMailDelayMinutes } = await settings(tx);
  return { timeZone, delayMs: notificationMailDelayMinutes * 60_000 };
}

/** Delay of push messages in milliseconds: a user with an open page reads the notification there. */
const graceMs = 10_000;

type Moment = { at: Date; timeZone: string; delayMs: number };

/** Returns the time of push messages of a kind for a person's preferences; null if none are sent. */
function pushDueAt(row: PreferenceRow, kind: Notice["kind"], { at, timeZone }: Moment): Date | null {
  const due = new Date(at.getTime() + graceMs);
  const allowed = afterQuiet(due, row.quietHours, timeZone);
  return allowed > due && transientKinds.has(kind) ? null : allowed;
}

/** Returns the delivery of a kind for a person's preferences; null if all channels are off. */
function deliveryTo(row: PreferenceRow, kind: Notice["kind"], moment: Moment, hasDevice: boolean): Delivery | null {
  const { at, timeZone, delayMs } = moment;
  const { inApp, email, push } = channelsOf(kind, row.channels);
  const mail = email === "off" || (email === "digest" && row.digest === "none") ? null : email;
  const pushAt = push && hasDevice ? pushDueAt(row, kind, moment) : null;
  if (!inApp && mail === null && pushAt === null) return null;
  const due = new Date(at.getTime() + delayMs);
  const mailDueAt = mail === "instant" ? afterQuiet(due, row.quietHours, timeZone) : null;
  return { personId: row.personId, inApp, mail, mailDueAt, pushDueAt: pushAt };
}

/** Schedules push messages that are due soon; those after quiet hours are found by their due time. */
async function preparePushes(tx: Transaction, deliveries: readonly Delivery[], { at }: Moment): Promise<void> {
  const soon = at.getTime() + graceMs;
  if (deliveries.some(({ pushDueAt: due }) => due !== null && due.getTime() <= soon))
    await enqueuePushes(tx, new Date(soon));
}

/** Schedules digests; instant mails are found by their due time. */
async function prepareDigests(
  tx: Transaction,
  deliveries: readonly Delivery[],
  rows: ReadonlyMap<string, PreferenceRow>,
  { at, timeZone }: Moment,
): Promise<void> {
  const digests = new Map<string, Date>();
  for (const { personId, mail } of deliveries) {
    const row = rows.get(personId);
    if (mail !== "digest" || row === undefined || row.digest === "none" || row.nextDigestAt !== null) continue;
    digests.set(personId, nextDigest(at, row.digest, row.digestTime, timeZone));
  }
  await scheduleDigests(tx, digests);
}

/**
 * Notifies about 500 people at most, by their preferences; returns those with a new or extended notification in the
 * app. Skips the actor, inactive accounts and people notified already. The caller has checked that they may see it, and
 * notifies their screens.
 */
export async function deliverNotice(
  delivering: Delivering,
  notice: Notice,
  people: readonly string[],
): Promise<string[]> {
  if (people.length === 0) return [];
  const { tx } = delivering;
  const receivers = await receiversAmong(tx, notice, people);
  if (receivers.length === 0) return [];
  const rows = await preferenceRows(tx, receivers);
  const moment = { at: now(), ...(await mailSettingsOf(delivering)) };
  const withDevices = await peopleWithDevices(tx, receivers, moment.at);
  const deliveries = [...rows.values()].flatMap(
    (row) => deliveryTo(row, notice.kind, moment, withDevices.has(row.personId)) ?? [],
  );
  const notified = deliveries.map(({ personId }) => personId);
  await lockCounters(tx, notified);
  const grown = new Set(isGrouped(notice) ? await addToLines(tx, notice, deliveries, moment.at) : []);
  const fresh = deliveries.filter(({ personId }) => !grown.has(personId));
  await addLines(tx, notice, fresh, moment.at);
  await prepareDigests(tx, fresh, rows, moment);
  await preparePushes(tx, fresh, moment);
  return deliveries.flatMap(({ personId, inApp }) => (inApp ? [personId] : []));
}

/**
 * Notifies at most 500 people and their screens in the caller's transaction: for notifications that must be sent
 * exactly once with the caller's changes.
 */
export async function notifySome(delivering: Delivering, notice: Notice, people: readonly string[]): Promise<void> {
  await refreshScreens(delivering.tx, await deliverNotice(delivering, notice, people));
}

/** Marks notifications of finished tasks as read: they are no longer counted or mailed. */
export async function settleNotices(
  tx: Transaction,
  notified: Pick<Notice, "kind" | "subject">,
  people: readonly string[],
): Promise<void> {
  const concerned = [...new Set(people)];
  if (concerned.length === 0) return;
  await lockCounters(tx, concerned);
  await refreshScreens(tx, await settleLines(tx, concerned, notified, now()));
}

/** Sends `notifications.changed` to the open screens of the people. */
export const refreshScreens = (tx: Transaction, people: readonly string[]): Promise<void> =>
  notifyPeople(tx, { action: "notifications.changed", actorId: null }, [...new Set(people)]);
