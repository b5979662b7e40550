import type { z } from "zod";
import { now } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { recordPerson } from "#platform/events/record.ts";
import type { Caller } from "#platform/http/author.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { readAllBody, readingDone, unreadBody } from "../../contract/schemas.ts";
import { countUnread } from "./queries.ts";
import { lockReading, readLine, readLines, unreadLines } from "./store.ts";

type Done = z.output<typeof readingDone>;

type Change = Caller & { tx: Transaction };

async function recordChange(
  { tx, actor: { personId }, facts }: Change,
  changed: number,
  details: { takenBackId?: string } = {},
): Promise<void> {
  if (changed === 0) return;
  await recordPerson(tx, { action: "notifications.changed", personId, details, requestId: facts.id });
}

/** Marks a notification as read, idempotently; throws `not_found` if the person has no such visible one. */
export async function readNotification(change: Change, id: string): Promise<Done> {
  const { tx, actor } = change;
  const { personId } = actor;
  await lockReading(tx, personId);
  const found = await readLine(tx, personId, id, now());
  if (found === null) throw refuse("not_found");
  const changed = found.isChanged ? 1 : 0;
  await recordChange(change, changed);
  return { readAt: found.readAt, changed, unread: await countUnread(tx, personId) };
}

export async function readNotifications(change: Change, { kind, upTo }: z.output<typeof readAllBody>): Promise<Done> {
  const { tx, actor } = change;
  const { personId } = actor;
  await lockReading(tx, personId);
  const at = now();
  const changed = await readLines(tx, personId, at, kind ?? null, upTo ?? null);
  await recordChange(change, changed);
  return { readAt: at.toISOString(), changed, unread: await countUnread(tx, personId) };
}

export async function unreadNotifications(change: Change, { readAt, id }: z.output<typeof unreadBody>) {
  const { tx, actor } = change;
  const { personId } = actor;
  await lockReading(tx, personId);
  await recordChange(change, await unreadLines(tx, personId, readAt, id ?? null), { takenBackId: readAt });
  return { unread: await countUnread(tx, personId) };
}
