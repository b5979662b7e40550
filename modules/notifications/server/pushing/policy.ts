import type { Reached } from "#platform/outbound/reach.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Delays in milliseconds after each failed attempt. */
const retryDelays: readonly number[] = [30 * second, 2 * minute, 10 * minute, 30 * minute, 2 * hour];

/** `gone`: the subscription has ended. `later`: a temporary failure. `refused`: a permanent failure. */
export type PushResult = "taken" | "gone" | "later" | "refused";

/** Maps the response of a push service to a result (RFC 8030). */
export function judgePush(reached: Reached): PushResult {
  if (reached.kind === "notPublic") return "refused";
  if (reached.kind !== "answered") return "later";
  const { status } = reached;
  if (status >= 200 && status < 300) return "taken";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}

/** Parses the requested delay in milliseconds; 0 if there is none or it is invalid. */
function requestedDelay(reached: Reached, at: Date): number {
  const text = reached.kind === "answered" ? (reached.retryAfter ?? "") : "";
  if (/^\d{1,6}$/.test(text)) return Number(text) * second;
  const until = Date.parse(text);
  return Number.isNaN(until) ? 0 : Math.max(0, until - at.getTime());
}

/** Returns the time of the next attempt after `attempts` failed ones; null if there is none. */
export function nextPush(attempts: number, reached: Reached, at: Date): Date | null {
  const wait = retryDelays[attempts - 1];
  if (wait === undefined) return null;
  return new Date(at.getTime() + Math.max(wait, Math.min(requestedDelay(reached, at), 2 * hour)));
}
