import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import type { Destination, Resolve } from "./destination.ts";

/**
 * The system's resolver keeps a thread of the process until it has answered, for seconds when name servers are silent. There
 * are four for everything (files, passwords, compression), so requests outside have two at a time; the others wait.
 */
const mostAtOnce = 2;

type LookUp = (hostname: string) => Promise<readonly Destination[]>;

/** A resolver that has no more than `most` names looked up at a time. Whoever gives up while waiting asks nothing any more. */
export function limitLookUps(lookUp: LookUp, most: number): Resolve {
  let underWay = 0;
  const waiting: (() => void)[] = [];
  return async (hostname, signal) => {
    const family = isIP(hostname);
    if (family !== 0) return [{ address: hostname, family }];
    if (underWay < most) underWay += 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      signal.throwIfAborted();
      return await lookUp(hostname);
    } finally {
      // A place is handed on as it is: nobody who comes between takes it.
      const next = waiting.shift();
      if (next === undefined) underWay -= 1;
      else next();
    }
  };
}

export const resolveName: Resolve = limitLookUps((hostname) => lookup(hostname, { all: true }), mostAtOnce);
