import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { keepBriefly } from "#platform/clock/keep-briefly.ts";
import type { Definition, FlowStep } from "../../contract/schemas-definition.ts";
import type { Expectation } from "../../contract/schemas-service.ts";
import type { Calendar } from "../context.ts";
import { expect } from "./policy.ts";
import { hoursOf, workingHoursBetween } from "./working-time.ts";

const selectDecided = statement<{ entered_at: string; ended_at: string }>(`
  select entered_at, ended_at from request_step
  where service_id = $1 and key = $2 and outcome in ('approved', 'rejected', 'returned')
  order by ended_at desc limit 200`);

/** What steps took changes slowly, and every page of requests asks. Milliseconds. */
const kept = keepBriefly<number[]>(60_000);

/** Hours of working time that the last decisions in a step took. */
const hoursTaken = (db: Reader, serviceId: string, key: string, calendar: Calendar): Promise<number[]> =>
  kept(`${serviceId} ${key} ${calendar.timeZone} ${calendar.weekend.join()}`, async () => {
    const rows = await selectDecided(db, [serviceId, key]);
    return rows.map((row) => workingHoursBetween(new Date(row.entered_at), new Date(row.ended_at), calendar));
  });

/** How long each of these steps takes; what the definition says is shared among `all` that are gone through. */
export async function measureSteps(
  db: Reader,
  service: { id: string; definition: Pick<Definition, "expectedDuration"> },
  { steps, all }: { steps: readonly FlowStep[]; all: number },
  calendar: Calendar,
): Promise<Expectation[]> {
  const defined = hoursOf(service.definition.expectedDuration) / Math.max(1, all);
  const measured: Expectation[] = [];
  for (const { key } of steps) measured.push(expect(await hoursTaken(db, service.id, key, calendar), defined));
  return measured;
}
