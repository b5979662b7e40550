import { request as requestPlain, type ClientRequest, type RequestOptions } from "node:http";
import { request } from "node:https";
import { outgoingTrace, trace } from "#platform/tracing/tracing.ts";
import { isPublicAddress } from "./public-address.ts";

/** Where a name leads. */
export type Destination = { address: string; family: number };

/** What is sent; a body with its length among the headers. */
export type Outgoing = { method: "GET" | "POST"; headers: Record<string, string>; body?: string | Uint8Array };

/** Of an answer only the head is read. `retryAfter` as it was sent: seconds or a date. */
export type Head = { status: number; location: string | null; retryAfter?: string };

/** All addresses of a name, or none once the signal says that nobody waits any more. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly Destination[]>;

/** Asks one address under the name of the URL, whatever the name means by then; of the answer only the head is read. */
export const sendTo = (
  url: URL,
  { address, family }: Destination,
  outgoing: Outgoing,
  signal: AbortSignal,
): Promise<Head> =>
  // The host alone: paths and queries can be secrets.
  trace(`${outgoing.method} ${url.hostname}`, "client", { "server.address": url.hostname }, () =>
    ask(url, { address, family }, outgoing, signal),
  );

const ask = (url: URL, { address, family }: Destination, outgoing: Outgoing, signal: AbortSignal): Promise<Head> =>
  new Promise((resolve, reject) => {
    const options: RequestOptions = {
      signal,
      agent: false,
      method: outgoing.method,
      maxHeaderSize: 16_384,
      headers: { ...outgoing.headers, ...outgoingTrace() },
      // The name was looked up before, and what it meant then was judged: it cannot come to mean something else.
      lookup: (_hostname, { all }, done) => {
        if (all === true) done(null, [{ address, family }]);
        else done(null, address, family);
      },
    };
    const asked: ClientRequest = url.protocol === "http:" ? requestPlain(url, options) : request(url, options);
    asked.on("response", (answer) => {
      const { location = null, "retry-after": retryAfter } = answer.headers;
      resolve({ status: answer.statusCode ?? 0, location, ...(retryAfter === undefined ? {} : { retryAfter }) });
      answer.destroy();
    });
    asked.on("error", reject);
    asked.end(outgoing.body);
  });

/** Waits for work, no longer than a signal allows. */
export const until = <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    }),
  ]);

/** Only https at its own port, without a name and password. */
const isAskable = ({ protocol, port, username, password }: URL): boolean =>
  protocol === "https:" && port === "" && username === "" && password === "";

/**
 * Where to connect for an address of the public internet: "notPublic" when it must not be asked, null when its name
 * leads nowhere.
 */
export async function findDestination(
  url: URL,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<Destination | "notPublic" | null> {
  if (!isAskable(url)) return "notPublic";
  const destinations = await until(signal, resolve(url.hostname.replace(/^\[|\]$/g, ""), signal));
  const [first] = destinations;
  if (first === undefined) return null;
  // One inner address among them is enough: somebody means to get in.
  return destinations.every(({ address }) => isPublicAddress(address)) ? first : "notPublic";
}
