import { isDeepStrictEqual } from "node:util";
import { latency, median, throughput, type Load, type Rounds } from "./load.ts";

/** A measurement, its reference, and whether the bound is met. */
export type Finding = {
  what: string;
  server: number;
  floor: number;
  unit: string;
  ratio: number;
  bound: string;
  holds: boolean;
};

const round = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** A measurement whose ratio to its reference, or to a limit, may be at most `maxRatio`. */
export function atMost(what: string, unit: string, server: number, floor: number, maxRatio = 1): Finding {
  const ratio = round(server / floor);
  const holds = ratio <= maxRatio;
  return { what, server: round(server), floor: round(floor), unit, ratio, bound: `≤ ${maxRatio}`, holds };
}

const fetchJson = async (url: string, token: string): Promise<unknown> => {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
};

/** Cursors are opaque and name the list they belong to, which the floor does not know. */
const comparable = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (name, value: unknown) => (name === "next" ? value === null : value)));

/** Throws unless both servers send the same JSON. */
export async function requireSameAnswers(server: string, floor: string, paths: readonly string[], token: string) {
  for (const path of paths) {
    const [fromServer, fromFloor] = [await fetchJson(server + path, token), await fetchJson(floor + path, token)];
    if (!isDeepStrictEqual(comparable(fromServer), comparable(fromFloor)))
      throw new Error(`The floor answers ${path} differently.`);
  }
}

type Sides = { server: string; floor: string };
type Alternation = { rounds: number; seconds: number; run: (url: string, seconds: number) => Promise<number> };

/** Measures server and floor in alternating rounds; the ratio of their median throughputs must reach `least`. */
export async function throughputFinding(
  what: string,
  urls: Sides,
  least: number,
  { rounds, seconds, run }: Alternation,
) {
  const seen = { server: [] as number[], floor: [] as number[] };
  // Warm-up: prepares statements on every connection and compiles code.
  for (const side of ["server", "floor"] as const) await run(urls[side], 6);
  for (let number = 0; number < rounds; number += 1) {
    const order = number % 2 === 0 ? (["server", "floor"] as const) : (["floor", "server"] as const);
    for (const side of order) seen[side].push(await run(urls[side], seconds));
  }
  const [server, floor] = [median(seen.server), median(seen.floor)];
  const ratio = round(server / floor);
  return {
    what,
    server: round(server, 0),
    floor: round(floor, 0),
    unit: "requests/s",
    ratio,
    bound: `≥ ${least}`,
    holds: ratio >= least,
  };
}

/** Compares reading `paths` in turn by the server and by the floor; the ratio must be at least `least`. */
export const compareReading = (
  what: string,
  urls: Sides,
  paths: readonly string[],
  least: number,
  { rounds, seconds, ...load }: Load & Rounds,
): Promise<Finding> => {
  const requests = paths.map((path) => ({ path }));
  const run = (url: string, length: number) => throughput(url, requests, { ...load, seconds: length });
  return throughputFinding(what, urls, least, { rounds, seconds, run });
};

/** Compares the median latencies of two addresses, requested alternately; their ratio may be at most `maxRatio`. */
export async function compareLatency(
  what: string,
  urls: { measured: string; comparedWith: string },
  maxRatio: number,
  token: string,
  times = 200,
): Promise<Finding> {
  const seen = { measured: [] as number[], comparedWith: [] as number[] };
  for (let number = -times / 10; number < times; number += 1) {
    const [one, other] = [await latency(urls.measured, token), await latency(urls.comparedWith, token)];
    if (number < 0) continue;
    seen.measured.push(one);
    seen.comparedWith.push(other);
  }
  return atMost(what, "ms", median(seen.measured), median(seen.comparedWith), maxRatio);
}

type Page = { page: { next: string | null } };

/** Returns the cursor of a page of 20, found by paging in the largest allowed pages. */
async function cursorOf(url: string, list: string, page: number, token: string): Promise<string> {
  let cursor: string | null = null;
  for (let walked = 0; walked < (page - 1) * 20; walked += 100) {
    const place: string = cursor === null ? "" : `&cursor=${cursor}`;
    const answer = (await fetchJson(`${url}${list}&limit=100${place}`, token)) as Page;
    cursor = answer.page.next;
    if (cursor === null) throw new Error(`${list} has no page ${page}.`);
  }
  return cursor ?? "";
}

/** Compares the latency of a deep page with that of the first; the ratio may be at most 1.3. */
export async function compareDepth(what: string, url: string, list: string, depth: number, token: string) {
  const first = `${url}${list}&limit=20`;
  const deep = `${first}&cursor=${await cursorOf(url, list, depth, token)}`;
  return compareLatency(what, { measured: deep, comparedWith: first }, 1.3, token);
}
