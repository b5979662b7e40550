import { lookup } from "node:dns/promises";
import { request } from "node:https";
import { isPublicAddress } from "./public-address.ts";

/** Where a name leads. */
export type Destination = { address: string; family: number };

/** How a request outside ended: with a status, or why not. `notPublic`: it was not even tried, or a redirect led inside. */
export type Reached =
  | { kind: "answered"; status: number }
  | { kind: "unreachable" }
  | { kind: "slow" }
  | { kind: "notPublic" };

export type ReachOptions = {
  /** All addresses of a name. */
  resolve?: (hostname: string) => Promise<readonly Destination[]>;
  /** Asks the one address given, whatever the name means by then. */
  send?: (
    url: URL,
    destination: Destination,
    signal: AbortSignal,
  ) => Promise<{ status: number; location: string | null }>;
  /** Milliseconds for everything together. */
  timeout?: number;
};

const mostRedirects = 5;

const resolveName = (hostname: string): Promise<Destination[]> => lookup(hostname, { all: true });

/** Sends a GET to one address under the name of the URL; of the answer only the head is read. */
export const sendTo: NonNullable<ReachOptions["send"]> = (url, { address, family }, signal) =>
  new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        signal,
        agent: false,
        maxHeaderSize: 16_384,
        headers: { "user-agent": "Diwan link check", accept: "*/*" },
        // The name was looked up before, and what it meant then was judged: it cannot come to mean something else.
        lookup: (_hostname, options, done) => {
          if (options.all === true) done(null, [{ address, family }]);
          else done(null, address, family);
        },
      },
      (answer) => {
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? null });
        answer.destroy();
      },
    );
    asked.on("error", reject);
    asked.end();
  });

const until = <Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
    }),
  ]);

/** Only https at its own port, without a name and password. */
const isAskable = ({ protocol, port, username, password }: URL): boolean =>
  protocol === "https:" && port === "" && username === "" && password === "";

async function follow(start: URL, options: Required<ReachOptions>, signal: AbortSignal): Promise<Reached> {
  let url = start;
  for (let step = 0; step <= mostRedirects; step += 1) {
    if (!isAskable(url)) return { kind: "notPublic" };
    const destinations = await until(signal, options.resolve(url.hostname.replace(/^\[|\]$/g, "")));
    const [first] = destinations;
    if (first === undefined) return { kind: "unreachable" };
    // One inner address among them is enough: somebody means to get in.
    if (!destinations.every(({ address }) => isPublicAddress(address))) return { kind: "notPublic" };
    const { status, location } = await until(signal, options.send(url, first, signal));
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
