import { now } from "#platform/clock/clock.ts";
import { refuse } from "./refuse.ts";

/** A bucket of `capacity` tokens, refilled by `perSecond`; a request takes one, or is refused if there is none. */
export type Allowance = { capacity: number; perSecond: number };

/** Maximum callers in memory; the least recent one is evicted first, and its bucket is full by then. */
const maxCallers = 20_000;

/** Returns a function that counts a caller's requests on this node and throws `too_many_requests` over the limit. */
export function createReadGuard({ capacity, perSecond }: Allowance): (caller: string) => void {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (caller) => {
    const known = buckets.get(caller) ?? { tokens: capacity, at: 0 };
    const at = Math.max(known.at, now().getTime());
    const tokens = Math.min(capacity, known.tokens + ((at - known.at) / 1000) * perSecond);
    // Deleted first, so that the map is in order of the last request.
    buckets.delete(caller);
    buckets.set(caller, { tokens: tokens >= 1 ? tokens - 1 : tokens, at });
    if (buckets.size > maxCallers) {
      for (const oldest of buckets.keys()) {
        buckets.delete(oldest);
        break;
      }
    }
    if (tokens < 1) throw refuse("too_many_requests", { retryAfter: Math.max(1, Math.ceil((1 - tokens) / perSecond)) });
  };
}
