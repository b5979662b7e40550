import {
  findDestination,
  raceAbort,
  reachWithin,
  sendTo as sendOutgoing,
  type Destination,
  type Head,
  type Reached,
  type Resolve,
} from "./destination.ts";
import { resolveName } from "./resolve-name.ts";

export type { Destination, Reached } from "./destination.ts";

export type ReachOptions = {
  resolve?: Resolve;
  /** Sends a request to exactly this address, without resolving the name again. */
  send?: (url: URL, destination: Destination, signal: AbortSignal) => Promise<Head>;
  /** Milliseconds for everything together. */
  timeout?: number;
};

const maxRedirects = 5;
const headers = { "user-agent": "Diwan link check", accept: "*/*" };

/** Sends a GET to one address under the name of the URL; only the head of the answer is read. */
export const sendTo: NonNullable<ReachOptions["send"]> = (url, destination, signal) =>
  sendOutgoing(url, destination, { method: "GET", headers }, signal);

async function follow(start: URL, options: Required<ReachOptions>, signal: AbortSignal): Promise<Reached> {
  let url = start;
  for (let step = 0; step <= maxRedirects; step += 1) {
    const destination = await findDestination(url, options.resolve, signal);
    if (destination === "notPublic") return { kind: "notPublic" };
    if (destination === null) return { kind: "unreachable" };
    const { status, location } = await raceAbort(signal, options.send(url, destination, signal));
    const isRedirect = status >= 300 && status < 400 && location !== null && URL.canParse(location, url.href);
    if (!isRedirect) return { kind: "answered", status };
    url = new URL(location, url);
  }
  return { kind: "unreachable" };
}

/**
 * Requests a public address, redirects included, and returns the result. Never throws, and never connects to an address
 * that is not public: names are resolved first, checked, and the connection uses the checked address.
 */
export async function reach(address: string, options: ReachOptions = {}): Promise<Reached> {
  const { resolve = resolveName, send = sendTo, timeout = 10_000 } = options;
  return reachWithin(timeout, address, (url, signal) => follow(url, { resolve, send, timeout }, signal));
}
