import { createRenewal, requestTimeoutMs, TimedOut, type Send, type Tokens } from "#shared/renewal.ts";
import { fetchJson } from "./http.ts";
import { preferences } from "./preferences.ts";
import { ApiProblem, Unreachable } from "./problems.ts";
import { notifySessionEnded, tokenStore } from "./session.ts";

const deviceItem = "device";

/** Returns a random id of this browser, for detecting a sign-in from a new device. Empty if storage is refused. */
function deviceHeader(): Record<string, string> {
  try {
    const known = localStorage.getItem(deviceItem);
    if (known !== null) return { "x-device": known };
    // `randomUUID` needs a secure context.
    const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
    const id = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
    localStorage.setItem(deviceItem, id);
    return { "x-device": id };
  } catch {
    return {};
  }
}

const lockName = "refreshAccessToken";

async function refresh(refreshToken: string, signal: AbortSignal): Promise<Tokens> {
  const headers = {
    "content-type": "application/json",
    "accept-language": preferences.current().locale,
    "idempotency-key": crypto.randomUUID(),
  };
  const body = JSON.stringify({ refreshToken });
  const answer = await fetchJson({ method: "POST", path: "/refreshAccessToken", headers, body, signal });
  return (answer as { data: Tokens }).data;
}

const renewal = createRenewal<AbortSignal>({
  tokens: tokenStore,
  refresh,
  statusOf: (error) => (error instanceof ApiProblem ? error.status : null),
  // Pages without https, except on localhost, have no locks.
  lock: (signal, work) => ("locks" in navigator ? navigator.locks.request(lockName, { signal }, work) : work()),
  newAbort() {
    const controller = new AbortController();
    return { signal: controller.signal, abort: () => controller.abort() };
  },
  startTimer(milliseconds, elapsed) {
    const timer = setTimeout(elapsed, milliseconds);
    return () => clearTimeout(timer);
  },
  now: () => performance.now(),
  onSignedOut: () => notifySessionEnded("expired"),
});

/** Returns the headers of every request: the locale, and the bearer token or else the browser's id for signing in. */
export const commonHeaders = (accessToken: string | null): Record<string, string> => ({
  "accept-language": preferences.current().locale,
  ...(accessToken === null ? deviceHeader() : { authorization: `Bearer ${accessToken}` }),
});

/**
 * Sends a request and, on 401 or timeout, renews the session once and repeats the request once. Throws `Unreachable`
 * with reason "timeout" if the second attempt times out too.
 */
export async function sendWithRenewal<Answer>(
  path: string,
  send: Send<AbortSignal, Answer>,
  timeout: number | null = requestTimeoutMs,
): Promise<Answer> {
  try {
    return await renewal.run(path, send, { timeout });
  } catch (error) {
    if (error instanceof TimedOut) throw new Unreachable("timeout", { cause: error });
    throw error;
  }
}
