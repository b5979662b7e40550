import type { PublishedEvent } from "#platform/events/feed.ts";
import type { Reached } from "#platform/outbound/reach.ts";
import { webhookEvents, type WebhookEvent } from "../../contract/events.ts";
import type { DeliveryOutcome } from "../../contract/schemas.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Delays in milliseconds after each failed attempt. Eleven attempts in about a day and a half. */
const retryDelays: readonly number[] = [
  5_000,
  minute,
  5 * minute,
  20 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  10 * hour,
  12 * hour,
];

/** A webhook that has failed for this long is deactivated, in milliseconds. */
export const maxFailingMs = 5 * 24 * hour;

/** Personal display settings, which are private. */
const ownChoices: readonly unknown[] = ["locale", "calendar", "digits", "hourCycle", "theme", "visibility"];
const isOwnChoice = ({ fields }: PublishedEvent["details"]): boolean =>
  Array.isArray(fields) && fields.every((field) => ownChoices.includes(field));

const isOffered = (action: string): action is WebhookEvent => (webhookEvents as readonly string[]).includes(action);

/**
 * Returns the event that receivers may be sent, null for none: only offered events, and of the community only those
 * visible to all users, since events for moderators are private.
 */
export function publicEventOf({
  action,
  audience,
  details,
}: Pick<PublishedEvent, "action" | "audience" | "details">): WebhookEvent | null {
  if (!isOffered(action)) return null;
  if (action === "person.updated" && isOwnChoice(details)) return null;
  const isWriting = action.startsWith("topic.") || action.startsWith("comment.");
  return isWriting && audience !== "all" ? null : action;
}

/** Returns the body of a message: the event and ids. A receiver that may read more requests it with its own token. */
export function bodyOf(type: string, at: Date, data: object): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}

export type Attempt = { outcome: DeliveryOutcome; status: number | null; isAccepted: boolean };

/** Only a 2xx status means that the message was accepted. */
export function judgeAttempt(reached: Reached): Attempt {
  if (reached.kind !== "answered") return { outcome: reached.kind, status: null, isAccepted: false };
  return {
    outcome: "answered",
    status: reached.status,
    isAccepted: reached.status >= 200 && reached.status < 300,
  };
}

/** Returns the time of the next attempt after `attempts` failed ones; null if there is none. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = retryDelays[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
