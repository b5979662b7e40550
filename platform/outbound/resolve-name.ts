import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import type { Destination, Resolve } from "./destination.ts";

/**
 * The system's resolver blocks a thread of the process until it has answered, for seconds if name servers are silent.
 * There are four for everything (files, passwords, compression), so at most two resolve names at a time; the rest
 * waits.
 */
const maxConcurrent = 2;

type LookUp = (hostname: string) => Promise<readonly Destination[]>;

/** Limits simultaneous lookups to `max`. An aborted waiting lookup sends no query. */
export function limitLookUps(lookUp: LookUp, max: number): Resolve {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return async (hostname, signal) => {
    const family = isIP(hostname);
    if (family !== 0) return [{ address: hostname, family }];
    if (underWay < max) underWay += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      signal.throwIfAborted();
      return await lookUp(hostname);
    } finally {
      // The place passes directly to the next in the queue, so that no later lookup takes it.
      const next = waiting.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
}

export const resolveName: Resolve = limitLookUps((hostname) => lookup(hostname, { all: true }), maxConcurrent);
