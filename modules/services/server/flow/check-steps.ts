import { nowIso } from "#platform/clock/clock.ts";
import type { Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { transaction } from "#platform/database/transaction.ts";
import { findActive } from "../load-people.ts";
import { readCalendar, type ServicesContext } from "../context.ts";
import { lockRequestRow } from "../rows/queries.ts";
import { insertEvent } from "../rows/store.ts";
import { compareSeats } from "./compare-seats.ts";
import { loadFacts } from "./load-facts.ts";
import { loadCurrentStep } from "../rows/load-step.ts";
import { releasedOf } from "./policy.ts";
import { resolveSeats } from "./resolve-seats.ts";
import { closeDeciders, insertDeciders } from "./store.ts";
import { notifyDeciders, settleReleased } from "../rows/deliver-notices.ts";

/** Updates the approvers of a waiting request, never to none; returns whether anything changed. */
export async function reviewSteps(tx: Transaction, context: ServicesContext, requestId: string): Promise<boolean> {
  const request = await lockRequestRow(tx, requestId);
  const current = request?.state === "waiting" ? await loadCurrentStep(tx, requestId) : null;
  if (request === null || current === null) return false;
  const step = request.definition.flow.steps.find(({ key }) => key === current.step.key);
  if (step === undefined) return false;
  const { today } = await readCalendar(tx, context);
  const seats = resolveSeats(step, await loadFacts(tx, request.requester_id, [step], today));
  if (seats === null) return false;
  const people = [...new Set(current.rows.map(({ personId }) => personId))];
  const reachable = await findActive(tx, people);
  const { added, removed } = compareSeats(current.rows, seats, (personId) => reachable.has(personId));
  if (added.length === 0 && removed.length === 0) return false;
  const removedIds = removed.map(({ id }) => id);
  await closeDeciders(tx, removedIds);
  await insertDeciders(tx, { id: current.step.id, requestId }, added);
  const at = nowIso();
  for (const { candidate } of added) {
    const { personId: actorId, insteadOf } = candidate;
    const by = { actorId, insteadOf: insteadOf?.personId ?? null };
    await insertEvent(tx, requestId, { kind: "handedOver", at, ...by, step: step.key });
  }
  await settleReleased(tx, requestId, releasedOf(current.rows, removed));
  const addedIds = added.map(({ candidate }) => candidate.personId);
  await notifyDeciders({ tx, context, request }, addedIds);
  return true;
}

const selectWaiting = statement<{ id: string }>(
  "select id from request where state = 'waiting' and id > $1 order by id limit 200",
);

/** Reviews all waiting requests, each in its own transaction; returns the number of changed ones. */
export async function reviewWaiting(db: Reader, context: ServicesContext, signal?: AbortSignal): Promise<number> {
  let changed = 0;
  for (let after = "0"; ;) {
    const rows = await selectWaiting(db, [after]);
    for (const { id } of rows) {
      signal?.throwIfAborted();
      if (await transaction(db, (tx) => reviewSteps(tx, context, id))) changed += 1;
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < 200) return changed;
    after = last.id;
  }
}
