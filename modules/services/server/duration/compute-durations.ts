import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Definition, FlowStep } from "../../contract/schemas-definition.ts";
import type { Expectation } from "../../contract/schemas-service.ts";
import type { Calendar } from "../context.ts";
import { expect } from "./policy.ts";
import { hoursOf, workingHoursBetween } from "./compute-working-time.ts";

const selectDecided = statement<{ entered_at: string; ended_at: string }>(`
  select entered_at, ended_at /* not null: request_step_ended */ from request_step
  where service_id = $1 and key = $2 and outcome in ('approved', 'rejected', 'returned')
  order by ended_at desc limit 200`);

/** Cache lifetime in milliseconds. Durations change slowly, and every page of requests reads them. */
const cacheMs = 60_000;
/** Maximum steps in the cache. */
const maxCached = 100;
const known = new Map<string, { at: number; hours: number[] }>();

/**
 * Working hours that the last decisions in a step took. Concurrent queries are not shared: a query may wait for a
 * connection used by the transactions that would wait for it.
 */
async function durationsOf(db: Reader, serviceId: string, key: string, calendar: Calendar): Promise<number[]> {
  const cacheKey = `${serviceId} ${key} ${calendar.timeZone} ${calendar.weekend.join()}`;
  const at = now().getTime();
  const before = known.get(cacheKey);
  if (before !== undefined && Math.abs(at - before.at) < cacheMs) return before.hours;
  const rows = await selectDecided(db, [serviceId, key]);
  const hours = rows.map((row) => workingHoursBetween(new Date(row.entered_at), new Date(row.ended_at), calendar));
  // Reinserted at the end, so that the first key is the oldest.
  known.delete(cacheKey);
  known.set(cacheKey, { at, hours });
  for (const oldest of [...known.keys()].slice(0, -maxCached)) known.delete(oldest);
  return hours;
}

/** Returns the expected duration of each step; the duration in the definition is divided among `all` steps. */
export async function measureSteps(
  db: Reader,
  service: { id: string; definition: Pick<Definition, "expectedDuration"> },
  { steps, all }: { steps: readonly FlowStep[]; all: number },
  calendar: Calendar,
): Promise<Expectation[]> {
  const defined = hoursOf(service.definition.expectedDuration) / Math.max(1, all);
  const measured: Expectation[] = [];
  for (const { key } of steps) measured.push(expect(await durationsOf(db, service.id, key, calendar), defined));
  return measured;
}
