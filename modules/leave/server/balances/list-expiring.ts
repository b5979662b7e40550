import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import type { Reader } from "#platform/database/database.ts";
import { loadCases, type LoadedCase } from "../cases/load-cases.ts";
import { figuresOf } from "./compute-balances.ts";
import { selectTypes, type TypeRow } from "./queries.ts";

/** Days of a person that expire after a date. */
export type ExpiringLeave = { personId: string; type: TypeRow; date: string; days: number };

type Wanted = {
  /** 1,000 at most. */
  personIds: readonly string[];
  /** Today; what expires then is included. */
  from: string;
  to: string;
};

/** Whether anything of a case can have a date on which it expires. */
const canExpire = ({ policies, entries }: LoadedCase): boolean =>
  policies.some(({ carryOver }) => carryOver !== null && carryOver.expiresAfterMonths !== null) ||
  entries.some(({ expires }) => expires !== null);

/** Returns what is left of some people's leave and expires within a span, soonest first; leave that is asked for is taken. */
export async function listExpiring(db: Reader, { personIds, from, to }: Wanted): Promise<ExpiringLeave[]> {
  const found: ExpiringLeave[] = [];
  let seen = 0;
  for (const type of await selectTypes(db)) {
    // Later dates change nothing of what is left now.
    const wanted = { personIds, typeId: type.id, until: from, withWaiting: true };
    for (const [personId, loaded] of await loadCases(db, wanted)) {
      // Yields to other requests on this node.
      if ((seen += 1) % 20 === 0) await yieldToEventLoop();
      if (loaded.employee.hireDate > from || !canExpire(loaded)) continue;
      for (const { date, days } of figuresOf(loaded, from).expiring) {
        if (date <= to) found.push({ personId, type, date, days });
      }
    }
  }
  return found.toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
}
