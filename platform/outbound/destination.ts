import { once } from "node:events";
import { request as requestPlain, type IncomingMessage } from "node:http";
import { request } from "node:https";
import { outgoingTrace, trace } from "#platform/tracing/tracing.ts";
import { isPublicAddress } from "./public-address.ts";

/** A resolved address of a name. */
export type Destination = { address: string; family: number };

/** A request; a body has its length among the headers. */
export type Outgoing = { method: "GET" | "POST"; headers: Record<string, string>; body?: string | Uint8Array };

/** Only the head of an answer is read. `retryAfter` is the raw value: seconds or a date. */
export type Head = { status: number; location: string | null; retryAfter?: string };

/** Resolves all addresses of a name; none if the signal was aborted. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly Destination[]>;

/** Sends a request to an address under the URL's name without resolving that again; reads only the answer's head. */
export const sendTo = (url: URL, { address, family }: Destination, outgoing: Outgoing, signal: AbortSignal) => {
  const { method, headers, body } = outgoing;
  // The host alone: paths and queries can be secrets.
  return trace(`${method} ${url.hostname}`, "client", { "server.address": url.hostname }, async (): Promise<Head> => {
    const sent = (url.protocol === "http:" ? requestPlain : request)(url, {
      signal,
      agent: false,
      method,
      maxHeaderSize: 16_384,
      headers: { ...headers, ...outgoingTrace() },
      // The name was resolved and checked before: another resolution could return another address.
      lookup: (_hostname, { all }, done) => {
        if (all === true) done(null, [{ address, family }]);
        else done(null, address, family);
      },
    });
    // An error after the answer's head is of no interest.
    sent.on("error", () => {});
    sent.end(body);
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    answer.destroy();
    const { location = null, "retry-after": retryAfter } = answer.headers;
    return { status: answer.statusCode ?? 0, location, ...(retryAfter === undefined ? {} : { retryAfter }) };
  });
};

/** Awaits work, or rejects when the signal is aborted. */
export const raceAbort = <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    }),
  ]);

/** Only https on its default port, without a name and password. */
const isAllowed = ({ protocol, port, username, password }: URL): boolean =>
  protocol === "https:" && port === "" && username === "" && password === "";

/** Returns the destination of a public address: "notPublic" if it is internal, null if its name is unknown. */
export async function findDestination(url: URL, resolve: Resolve, signal: AbortSignal) {
  if (!isAllowed(url)) return "notPublic";
  const destinations = await raceAbort(signal, resolve(url.hostname.replace(/^\[|\]$/g, ""), signal));
  const [first] = destinations;
  if (first === undefined) return null;
  // One internal address among them is enough to refuse: it suggests an attack.
  return destinations.every(({ address }) => isPublicAddress(address)) ? first : "notPublic";
}

/** Result of an outgoing request. `notPublic`: it was not sent, or a redirect led to an internal address. */
export type Reached =
  | { kind: "answered"; status: number; retryAfter?: string }
  | { kind: "unreachable" }
  | { kind: "slow" }
  | { kind: "notPublic" };

/** Works on an address for `timeout` milliseconds at most, and never throws. */
export async function reachWithin(
  timeout: number,
  address: string,
  work: (url: URL, signal: AbortSignal) => Promise<Reached>,
): Promise<Reached> {
  if (!URL.canParse(address)) return { kind: "unreachable" };
  const signal = AbortSignal.timeout(timeout);
  try {
    return await work(new URL(address), signal);
  } catch {
    return { kind: signal.aborted ? "slow" : "unreachable" };
  }
}
