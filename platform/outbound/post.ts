import {
  findDestination,
  raceAbort,
  reachWithin,
  sendTo,
  type Destination,
  type Head,
  type Reached,
  type Resolve,
} from "./destination.ts";
import { resolveName } from "./resolve-name.ts";

/** A text body is sent in UTF-8. */
export type OutgoingMessage = { headers: Record<string, string>; body: string | Uint8Array };

export type PostOptions = {
  resolve?: Resolve;
  /** Sends a body to exactly this address, without resolving the name again. */
  send?: (url: URL, destination: Destination, message: OutgoingMessage, signal: AbortSignal) => Promise<Head>;
  /** Milliseconds for everything together. */
  timeout?: number;
  /** Hosts with their ports, as in a URL, that may be internal and unencrypted: named by the operator. */
  innerHosts?: readonly string[];
};

const postTo: NonNullable<PostOptions["send"]> = (url, destination, { headers, body }, signal) => {
  const length = String(Buffer.byteLength(body));
  return sendTo(url, destination, { method: "POST", headers: { ...headers, "content-length": length }, body }, signal);
};

async function destinationOf(
  url: URL,
  { resolve, innerHosts }: Required<Pick<PostOptions, "resolve" | "innerHosts">>,
  signal: AbortSignal,
): Promise<Destination | "notPublic" | null> {
  const isInner = innerHosts.includes(url.host) && url.username === "" && url.password === "";
  if (!isInner) return findDestination(url, resolve, signal);
  if (url.protocol !== "https:" && url.protocol !== "http:") return "notPublic";
  return (await raceAbort(signal, resolve(url.hostname.replace(/^\[|\]$/g, ""), signal)))[0] ?? null;
}

/** Returns whether `post` would currently send a message to an address. */
export async function isPostable(address: string, options: PostOptions = {}): Promise<boolean> {
  const send = async (): Promise<Head> => ({ status: 0, location: null });
  return (await post(address, { headers: {}, body: "" }, { ...options, send })).kind === "answered";
}

/**
 * Sends a message to an address on the public internet and returns the result; redirects are not followed, since a
 * message is meant for one receiver. Never throws, and never connects to an address that is not public, except
 * `innerHosts`.
 */
export async function post(address: string, message: OutgoingMessage, options: PostOptions = {}): Promise<Reached> {
  const { resolve = resolveName, send = postTo, timeout = 10_000, innerHosts = [] } = options;
  return reachWithin(timeout, address, async (url, signal) => {
    const destination = await destinationOf(url, { resolve, innerHosts }, signal);
    if (destination === "notPublic") return { kind: "notPublic" };
    if (destination === null) return { kind: "unreachable" };
    const { status, retryAfter } = await raceAbort(signal, send(url, destination, message, signal));
    return { kind: "answered", status, ...(retryAfter === undefined ? {} : { retryAfter }) };
  });
}
