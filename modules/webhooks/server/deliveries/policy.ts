import type { ToldEvent } from "#platform/events/feed.ts";
import type { Reached } from "#platform/outbound/reach.ts";
import { webhookEvents, type WebhookEvent } from "../../contract/events.ts";
import type { DeliveryOutcome } from "../../contract/schemas.ts";

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds after which an attempt follows that failed; then no more. Eleven attempts in about a day and a half. */
const waits: readonly number[] = [
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

/** A webhook that has taken nothing for so long is switched off. */
export const patience = 5 * 24 * hour;

/** How long the secret before the present one signs too. */
export const overlap = 24 * hour;

/** How a person has Diwan shown to them: nobody else's business. */
const ownChoices: readonly unknown[] = ["locale", "calendar", "digits", "hourCycle", "theme", "visibility"];
const isOwnChoice = ({ fields }: ToldEvent["details"]): boolean =>
  Array.isArray(fields) && fields.every((field) => ownChoices.includes(field));

const isOffered = (action: string): action is WebhookEvent => (webhookEvents as readonly string[]).includes(action);

/**
 * Which event a receiver may be told of, null for none: only those offered, and of the community only what everybody is
 * told, since what moderators alone may see is nobody else's.
 */
export function toldAs({
  action,
  audience,
  details,
}: Pick<ToldEvent, "action" | "audience" | "details">): WebhookEvent | null {
  if (!isOffered(action)) return null;
  if (action === "person.updated" && isOwnChoice(details)) return null;
  const isWriting = action.startsWith("topic.") || action.startsWith("comment.");
  return isWriting && audience !== "all" ? null : action;
}

/** The body of a message: what happened to what, by ids; who may read more asks for it with a token of their own. */
export function bodyOf(type: string, at: Date, data: object): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}

export type Attempt = { outcome: DeliveryOutcome; status: number | null; isTaken: boolean };

/** What an answer means: a status of success and nothing else says that the message was taken. */
export function judgeAttempt(reached: Reached): Attempt {
  if (reached.kind !== "answered") return { outcome: reached.kind, status: null, isTaken: false };
  return {
    outcome: "answered",
    status: reached.status,
    isTaken: reached.status >= 200 && reached.status < 300,
  };
}

/** When the next attempt is due after `attempts` that failed; null when there is none. */
export function nextAttempt(attempts: number, now: Date): Date | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait);
}
