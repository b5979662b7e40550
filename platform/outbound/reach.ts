import {
  findDestination,
  sendTo as sendOutgoing,
  until,
  type Destination,
  type Head,
  type Resolve,
} from "./destination.ts";
import { resolveName } from "./resolve-name.ts";

export type { Destination } from "./destination.ts";

/** How a request outside ended: with a status, or why not. `notPublic`: it was not even tried, or a redirect led inside. */
export type Reached =
  | { kind: "answered"; status: number; retryAfter?: string }
  | { kind: "unreachable" }
  | { kind: "slow" }
  | { kind: "notPublic" };

export type ReachOptions = {
  resolve?: Resolve;
  /** Asks the one address given, whatever the name means by then. */
  send?: (url: URL, destination: Destination, signal: AbortSignal) => Promise<Head>;
  /** Milliseconds for everything together. */
  timeout?: number;
};

const mostRedirects = 5;
const headers = { "user-agent": "Diwan link check", accept: "*/*" };

/** Sends a GET to one address under the name of the URL; of the answer only the head is read. */
export const sendTo: NonNullable<ReachOptions["send"]> = (url, destination, signal) =>
  sendOutgoing(url, destination, { method: "GET", headers }, signal);

async function follow(start: URL, options: Required<ReachOptions>, signal: AbortSignal): Promise<Reached> {
  let url = start;
  for (let step = 0; step <= mostRedirects; step += 1) {
    const destination = await findDestination(url, options.resolve, signal);
    if (destination === "notPublic") return { kind: "notPublic" };
    if (destination === null) return { kind: "unreachable" };
    const { status, location } = await until(signal, options.send(url, destination, signal));
    const isRedirect = status >= 300 && status < 400 && location !== null && URL.canParse(location, url.href);
    if (!isRedirect) return { kind: "answered", status };
    url = new URL(location, url);
  }
  return { kind: "unreachable" };
}

/**
 * Asks an address of the public internet, redirects included, and says how that went. Never throws, and never connects to
 * an address that is not public: names are resolved first, judged, and the connection is bound to what was judged.
 */
export async function reach(address: string, options: ReachOptions = {}): Promise<Reached> {
  if (!URL.canParse(address)) return { kind: "unreachable" };
  const { resolve = resolveName, send = sendTo, timeout = 10_000 } = options;
  const signal = AbortSignal.timeout(timeout);
  try {
    return await follow(new URL(address), { resolve, send, timeout }, signal);
  } catch {
    return signal.aborted ? { kind: "slow" } : { kind: "unreachable" };
  }
}
