import type { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { recordPerson } from "#platform/events/record.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { readAllBody, readingDone, unreadBody, unreadCount } from "../../contract/schemas.ts";
import { countUnread } from "./queries.ts";
import { lockReading, readLine, readLines, unreadLines } from "./store.ts";

type Done = z.output<typeof readingDone>;

/** Sends a change to the person's other screens. */
async function recordChange(
  tx: Transaction,
  personId: string,
  changed: number,
  requestId: string,
  details: { takenBackId?: string } = {},
): Promise<void> {
  if (changed === 0) return;
  await recordPerson(tx, { action: "notifications.changed", personId, details, requestId });
}

/** Marks a notification as read, idempotently; throws `not_found` if the person has no such visible one. */
export async function readNotification(
  tx: Transaction,
  personId: string,
  id: string,
  requestId: string,
): Promise<Done> {
  await lockReading(tx, personId);
  const found = await readLine(tx, personId, id, now());
  if (found === null) throw refuse("not_found");
  const changed = found.changed ? 1 : 0;
  await recordChange(tx, personId, changed, requestId);
  return { readAt: found.readAt, changed, unread: await countUnread(tx, personId) };
}

/** Marks all notifications as read, or those selected in the body. */
export async function readNotifications(
  tx: Transaction,
  personId: string,
  { kind, upTo }: z.output<typeof readAllBody>,
  requestId: string,
): Promise<Done> {
  await lockReading(tx, personId);
  const at = now();
  const changed = await readLines(tx, personId, at, { kind: kind ?? null, upTo: upTo ?? null });
  await recordChange(tx, personId, changed, requestId);
  return { readAt: at.toISOString(), changed, unread: await countUnread(tx, personId) };
}

/** Undoes a reading. */
export async function unreadNotifications(
  tx: Transaction,
  personId: string,
  { readAt, id }: z.output<typeof unreadBody>,
  requestId: string,
): Promise<z.output<typeof unreadCount>> {
  await lockReading(tx, personId);
  const changed = await unreadLines(tx, personId, readAt, id ?? null);
  await recordChange(tx, personId, changed, requestId, { takenBackId: readAt });
  return { unread: await countUnread(tx, personId) };
}
