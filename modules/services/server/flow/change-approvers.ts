import type { z } from "zod";
import { nowIso } from "#platform/clock/clock.ts";
import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { refuse, refuseField } from "#platform/http/refuse.ts";
import { isActivePerson } from "#modules/identity/server/index.ts";
import type { handOver as handOverSchema, WaitingApproval } from "../../contract/schemas-work.ts";
import type { ActorChange, ServicesContext } from "../context.ts";
import { lockRequestRow } from "../rows/queries.ts";
import { recordRequest, notifyDeciders, settleReleased } from "../rows/deliver-notices.ts";
import { insertEvent } from "../rows/store.ts";
import { loadCurrentStep } from "../rows/load-step.ts";
import { reviewSteps } from "./check-steps.ts";
import { closeDeciders, insertDeciders } from "./store.ts";

/** A request that waits for a person; alone, it must be handed over before this person leaves. */
type WaitingRow = Omit<WaitingApproval, "requester"> & { requesterId: string };

/** Returns the requests that wait for a person, oldest first, to hand over before the account is deactivated. */
export const approvalsOf = statement<WaitingRow, [personId: string]>(`
  select r.id as request, v.definition ->> 'nameEn' as "serviceEn", /* not null: a definition has names */
    v.definition ->> 'nameAr' as "serviceAr", /* not null: a definition has names */ r.requester_id as "requesterId", (
      select d.id from request_decider d
      where d.request_id = r.id and d.person_id = $1 and d.is_open and not exists (
        select from request_decider o join account a on a.person_id = o.person_id and a.status = 'active'
        where o.step_id = d.step_id and o.seat = d.seat and o.is_open and o.person_id <> $1)
      limit 1) is not null as "isAlone"
  from (
    select distinct request_id from request_decider where person_id = $1 and is_open order by request_id limit 1000) as held
  join request r on r.id = held.request_id
  join service_version v on v.service_id = r.service_id and v.number = r.service_number
  order by r.id`).all;

const selectHeld = statement<{ request_id: string }>(
  "select distinct request_id from request_decider where person_id = $1 and is_open order by request_id",
);

/**
 * Reassigns all requests that wait for one person to another active person and notifies them; returns the number of
 * requests. Requests of the receiver and of the officer are skipped, since users may not choose or be their own
 * approver. Throws `permission_not_held` if the officer lacks a permission of the person, and `own_authority` if
 * officers assign requests to themselves.
 */
export async function handOver(
  { tx, context, actor }: ActorChange,
  { from, to, reason = null, requestId }: z.output<typeof handOverSchema> & { requestId: string },
): Promise<number> {
  if (from === to) throw refuseField("fields_conflict", "to", { key: "someoneElse" });
  if (!(await isActivePerson(tx, to))) throw refuseField("person_unknown", "to", { key: "invalid" });
  if (!(await context.reaches(tx, actor, from))) throw refuse("permission_not_held");
  const authority = await context.requireDeciders(tx, actor, { receivers: [to], path: "to", reason });
  const author = { personId: actor.personId, requestId };
  let handedOver = 0;
  for (const { request_id: id } of await selectHeld(tx, [from])) {
    const request = await lockRequestRow(tx, id);
    const current = await loadCurrentStep(tx, id);
    if (request === null || current === null || [to, actor.personId].includes(request.requester_id)) continue;
    const rows = current.rows.filter(({ personId, isOpen }) => isOpen && personId === from);
    // They were removed between the query and the lock.
    if (rows.length === 0) continue;
    const rowIds = rows.map((row) => row.id);
    await closeDeciders(tx, rowIds);
    const insteadOf = { personId: from, until: null };
    const replacements = rows.map(({ seat }) => ({
      seat,
      candidate: { personId: to, why: "handedOver" as const, insteadOf },
    }));
    await insertDeciders(tx, { id: current.step.id, requestId: id }, replacements);
    const by = { actorId: to, insteadOf: from };
    await insertEvent(tx, id, { kind: "handedOver", at: nowIso(), ...by, step: current.step.key });
    await settleReleased(tx, id, [from]);
    await notifyDeciders({ tx, context, request }, [to]);
    await recordRequest(tx, request, "request.handedOver", author, { from, to, ...authority });
    handedOver += 1;
  }
  return handedOver;
}

const selectStuck = statement<{ request_id: string }>(`
  select d.request_id from request_decider d
  where d.person_id = $1 and d.is_open and not exists (
    select from request_decider o join account a on a.person_id = o.person_id and a.status = 'active'
    where o.step_id = d.step_id and o.seat = d.seat and o.is_open)
  limit 1`);

/**
 * Reassigns the requests that wait for a person whose account was closed in this transaction, by the current rules:
 * managers above first, then service managers. Throws `approvals_waiting` if no user could decide one.
 */
export async function reassignApprovals(tx: Transaction, context: ServicesContext, personId: string): Promise<void> {
  for (const { request_id: id } of await selectHeld(tx, [personId])) await reviewSteps(tx, context, id);
  if ((await selectStuck(tx, [personId])).length > 0) throw refuse("approvals_waiting");
}
