import type { Reached } from "#platform/outbound/reach.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Milliseconds after which an attempt follows that a push service did not take; then no more. */
const waits: readonly number[] = [30 * second, 2 * minute, 10 * minute, 30 * minute, 2 * hour];

/** `gone`: the browser is subscribed no longer. `later`: the service cannot take it now. `refused`: nor will it ever. */
export type PushResult = "taken" | "gone" | "later" | "refused";

/** What the answer of a push service means (RFC 8030). */
export function judgePush(reached: Reached): PushResult {
  if (reached.kind === "notPublic") return "refused";
  if (reached.kind !== "answered") return "later";
  const { status } = reached;
  if (status >= 200 && status < 300) return "taken";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}

/** Milliseconds that an answer asks to wait; 0 when it asks nothing that can be understood. */
function askedWait(reached: Reached, at: Date): number {
  const text = reached.kind === "answered" ? (reached.retryAfter ?? "") : "";
  if (/^\d{1,6}$/.test(text)) return Number(text) * second;
  const until = Date.parse(text);
  return Number.isNaN(until) ? 0 : Math.max(0, until - at.getTime());
}

/** When the next attempt is due after `attempts` that failed; null when there is none. */
export function nextPush(attempts: number, reached: Reached, at: Date): Date | null {
  const wait = waits[attempts - 1];
  if (wait === undefined) return null;
  return new Date(at.getTime() + Math.max(wait, Math.min(askedWait(reached, at), 2 * hour)));
}
