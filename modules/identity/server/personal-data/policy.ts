const minute = 60_000;

/** Milliseconds. */
export const retentionMs = 7 * 24 * 60 * minute;
/** Milliseconds after which a waiting archive may be requested again. */
const retryAfterMs = 60 * minute;

/** Times in milliseconds since 1970. */
export type RequestedExport = {
  state: "waiting" | "ready" | "failed";
  askedAt: number;
  keptUntil: number | null;
  isKept: boolean;
};

/** An expired or deleted archive counts as none. */
export function stateOf(request: RequestedExport | null, at: number): RequestedExport["state"] | "none" {
  if (request === null) return "none";
  if (request.state !== "ready") return request.state;
  return request.isKept && request.keptUntil !== null && at < request.keptUntil ? "ready" : "none";
}

/** One archive at a time: after the last is ready or failed, or has waited too long. */
export const mayRequest = (request: RequestedExport | null, at: number): boolean =>
  request === null || request.state !== "waiting" || at - request.askedAt > retryAfterMs;
