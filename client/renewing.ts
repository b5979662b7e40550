import { createRenewal, requestTimeout, TimedOut, type Send, type Tokens } from "#shared/renewal.ts";
import { fetchJson } from "./http.ts";
import { preferences } from "./preferences.ts";
import { ApiProblem, Unreachable } from "./problems.ts";
import { tellSessionEnded, tokenStore } from "./session.ts";

const key = "device";

/**
 * A random id of this browser, which says nothing else of it: by it a sign-in from a device that is new to a person is told
 * from those they know. Null where nothing can be kept.
 */
function deviceId(): string | null {
  try {
    const known = localStorage.getItem(key);
    if (known !== null) return known;
    // Not randomUUID, which needs a secure context.
    const made = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, "0"))
      .join("");
    localStorage.setItem(key, made);
    return made;
  } catch {
    return null;
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
  // A page that is not served over https, except from this very machine, has no locks.
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
  onSignedOut: () => tellSessionEnded("expired"),
});

/** Only a sign-in asks which device it is. */
function deviceHeader(): Record<string, string> {
  const id = deviceId();
  return id === null ? {} : { "x-device": id };
}

/** What every request carries besides its own: the interface's locale, and the bearer token or else this browser's id. */
export const commonHeaders = (accessToken: string | null): Record<string, string> => ({
  "accept-language": preferences.current().locale,
  ...(accessToken === null ? deviceHeader() : { authorization: `Bearer ${accessToken}` }),
});

/**
 * Sends a request and, on 401 or timeout, renews the session once and sends it once more. Throws `Unreachable` with
 * reason "timeout" when the second try is not answered in time either.
 */
export async function sendRenewing<Answer>(
  path: string,
  send: Send<AbortSignal, Answer>,
  timeout: number | null = requestTimeout,
): Promise<Answer> {
  try {
    return await renewal.run(path, send, { timeout });
  } catch (error) {
    if (error instanceof TimedOut) throw new Unreachable("timeout", { cause: error });
    throw error;
  }
}
