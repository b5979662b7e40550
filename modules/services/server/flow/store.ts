import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Candidate, Seat } from "./resolve-seats.ts";

const insertStepRow = statement<{ id: string }, [requestId: string, key: string, mode: string, at: string]>(`
  insert into request_step (request_id, service_id, round, key, mode, entered_at)
  select id, service_id, round, $2, $3, $4 from request where id = $1 returning id`).inserted;
const insertDeciderRows = statement<never>(`
  insert into request_decider (step_id, request_id, expected_by, seat, person_id, why, instead_of, instead_until)
  select $1, r.id, r.expected_by, asked.*
  from request r, unnest($3::int[], $4::bigint[], $5::text[], $6::bigint[], $7::date[]) as asked where r.id = $2
  on conflict (step_id, seat, person_id) do update set is_open = true, why = excluded.why,
    instead_of = excluded.instead_of, instead_until = excluded.instead_until, expected_by = excluded.expected_by
    where request_decider.decision is null`);

/** Inserts approvers of a step; previous approvers are reopened. */
export async function insertDeciders(
  tx: Transaction,
  step: { id: string; requestId: string },
  approvers: readonly { seat: number; candidate: Candidate }[],
): Promise<void> {
  if (approvers.length === 0) return;
  await insertDeciderRows(tx, [
    step.id,
    step.requestId,
    approvers.map(({ seat }) => seat),
    approvers.map(({ candidate }) => candidate.personId),
    approvers.map(({ candidate }) => candidate.why),
    approvers.map(({ candidate }) => candidate.insteadOf?.personId ?? null),
    approvers.map(({ candidate }) => candidate.insteadOf?.until ?? null),
  ]);
}

/** Inserts a step with its approvers, and updates the expected date of the request. */
export async function insertStep(
  tx: Transaction,
  requestId: string,
  step: { key: string; mode: "any" | "all"; at: string; seats: readonly Seat[] },
): Promise<void> {
  const { id } = await insertStepRow(tx, requestId, step.key, step.mode, step.at);
  const approvers = step.seats.flatMap((seat, index) => seat.map((candidate) => ({ seat: index, candidate })));
  await insertDeciders(tx, { id, requestId }, approvers);
}

const end = statement<never>("update request_step set ended_at = $2, outcome = $3 where id = $1");
const closeOfStep = statement<never>("update request_decider set is_open = false where step_id = $1 and is_open");

/** Ends a step and closes its open approvers. */
export async function endStep(
  tx: Transaction,
  stepId: string,
  at: string,
  outcome: "approved" | "returned" | "rejected" | "withdrawn",
): Promise<void> {
  await end(tx, [stepId, at, outcome]);
  await closeOfStep(tx, [stepId]);
}

/** Values: ids, decision, at. */
export const markDecided = statement<never>(`
  update request_decider set decision = $2, decided_at = $3, is_open = false where id = any($1::bigint[])`);

const close = statement<never>("update request_decider set is_open = false where id = any($1::bigint[])");
export const closeDeciders = async (tx: Transaction, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await close(tx, [ids]);
};
