import { now } from "#platform/clock/clock.ts";
import { refuse } from "#platform/http/refuse.ts";
import type { Author } from "#platform/http/author.ts";
import type { RequestChange } from "../rows/load-request.ts";
import { readCalendar } from "../context.ts";
import { measureSteps } from "../duration/compute-durations.ts";
import { sumOf } from "../duration/policy.ts";
import { addWorkingHours } from "../duration/compute-working-time.ts";
import { applyEffect } from "../effects/apply-effect.ts";
import { insertEvent, setExpected, setState } from "../rows/store.ts";
import { stepAfter, stepsFor } from "./policy.ts";
import { loadFacts } from "./load-facts.ts";
import { resolveSeats } from "./resolve-seats.ts";
import { insertStep } from "./store.ts";
import { stepOfOfficers } from "../changes/open-officers.ts";
import { notifyDeciders } from "../rows/deliver-notices.ts";

/**
 * Moves a request to the step after `key` (null: the first), or approves it after the last step. Returns whether it is
 * approved. Throws `decider_missing` if no user could decide the step.
 */
export async function openNextStep(
  { tx, context, request }: RequestChange,
  { key, author }: { key: string | null; author: Author },
): Promise<boolean> {
  const { id, definition, answers, service_id: serviceId, requester_id: requesterId } = request;
  const at = now();
  const step = stepAfter(definition, answers, key) ?? (await stepOfOfficers(tx, context, { request, key }));
  if (step === null) {
    await applyEffect({ tx, context, request }, author);
    await setState(tx, id, "approved", at.toISOString());
    await insertEvent(tx, id, { kind: "completed", at: at.toISOString(), actorId: null });
    return true;
  }
  const calendar = await readCalendar(tx, context);
  const facts = await loadFacts(tx, requesterId, [step], calendar.today);
  const seats = resolveSeats(step, facts);
  if (seats === null) throw refuse("decider_missing");
  const all = stepsFor(definition, answers);
  // Officers come last, in no definition before.
  const steps = all.includes(step) ? all.slice(all.indexOf(step)) : [step];
  const { ninetiethHours } = sumOf(
    await measureSteps(tx, { id: serviceId, definition }, { steps, all: all.length }, calendar),
  );
  await setExpected(tx, [id, addWorkingHours(at, ninetiethHours, calendar).toISOString()]);
  await insertStep(tx, id, { key: step.key, mode: step.mode, at: at.toISOString(), seats });
  await insertEvent(tx, id, { kind: "stepEntered", at: at.toISOString(), actorId: null, step: step.key });
  const approvers = seats.flatMap((seat) => seat.map(({ personId }) => personId));
  await notifyDeciders({ tx, context, request }, approvers);
  return false;
}
