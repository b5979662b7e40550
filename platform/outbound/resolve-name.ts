import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import pLimit from "p-limit";
import type { Destination, Resolve } from "./destination.ts";

/**
 * The system's resolver blocks a thread of the process until it has answered, for seconds if name servers are silent.
 * There are four for everything (files, passwords, compression), so at most two resolve names at a time; the rest
 * waits.
 */
const maxConcurrent = 2;

type LookUp = (hostname: string) => Promise<readonly Destination[]>;

/** Limits simultaneous lookups to `most`. An aborted waiting lookup sends no query. */
export function limitLookUps(lookUp: LookUp, max: number): Resolve {
  const limit = pLimit(max);
  return async (hostname, signal) => {
    const family = isIP(hostname);
    if (family !== 0) return [{ address: hostname, family }];
    return limit(() => {
      signal.throwIfAborted();
      return lookUp(hostname);
    });
  };
}

export const resolveName: Resolve = limitLookUps((hostname) => lookup(hostname, { all: true }), maxConcurrent);
