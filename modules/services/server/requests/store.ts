import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Answers } from "../../contract/form/definition.ts";
import type { HistoryKind, RequestState } from "../../contract/schemas-request.ts";

const insert = statement<{ id: string }>(`
  insert into request (service_id, service_number, requester_id, answers, created_at)
  values ($1, $2, $3, $4, $5) returning id`);

/** Inserts a draft; returns its id. */
export async function insertRequest(
  tx: Transaction,
  draft: { serviceId: string; number: number; requesterId: string; answers: Answers; at: string },
): Promise<string> {
  const values = [draft.serviceId, draft.number, draft.requesterId, JSON.stringify(draft.answers), draft.at];
  const [row] = await insert(tx, values);
  if (row === undefined) throw new Error("The request was not inserted.");
  return row.id;
}

const changeAnswers = statement<never>(
  "update request set answers = $2, service_number = $3, version = version + 1 where id = $1",
);
export const updateAnswers = async (tx: Transaction, id: string, answers: Answers, number: number): Promise<void> => {
  await changeAnswers(tx, [id, JSON.stringify(answers), number]);
};

const submit = statement<never>(`
  update request set state = 'waiting', answers = $2, service_number = $3, round = round + 1,
    submitted_at = coalesce(submitted_at, $4), version = version + 1
  where id = $1`);
export const markSubmitted = async (
  tx: Transaction,
  id: string,
  sent: { answers: Answers; number: number; at: string },
): Promise<void> => {
  await submit(tx, [id, JSON.stringify(sent.answers), sent.number, sent.at]);
};

const changeState = statement<never>(
  "update request set state = $2, ended_at = $3, expected_by = null, version = version + 1 where id = $1",
);
/** `endedAt` is set for final states. */
export const setState = async (
  tx: Transaction,
  id: string,
  state: RequestState,
  endedAt: string | null,
): Promise<void> => {
  await changeState(tx, [id, state, endedAt]);
};

const changeExpected = statement<never>("update request set expected_by = $2, version = version + 1 where id = $1");
export const setExpected = async (tx: Transaction, id: string, expectedBy: string): Promise<void> => {
  await changeExpected(tx, [id, expectedBy]);
};

const remove = statement<never>("delete from request where id = $1 and state = 'draft'");
export const deleteDraft = async (tx: Transaction, id: string): Promise<void> => {
  await remove(tx, [id]);
};

const insertEventRow = statement<never>(`
  insert into request_event (
    request_id, round, kind, at, actor_id, instead_of, step_key, text, from_date, from_time, to_date, to_time)
  select $1, round, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 from request where id = $1`);

/** Part of the attendance entry that is left. */
type Left = { fromDate: string; fromTime: string; toDate: string; toTime: string };

/** Appends to the history of a request, which is immutable. */
export const insertEvent = async (
  tx: Transaction,
  requestId: string,
  event: {
    kind: HistoryKind;
    at: string;
    actorId: string | null;
    insteadOf?: string | null;
    step?: string | null;
    text?: string | null;
    left?: Left | null;
  },
): Promise<void> => {
  const { kind, at, actorId, insteadOf = null, step = null, text = null, left = null } = event;
  const span = left === null ? [null, null, null, null] : [left.fromDate, left.fromTime, left.toDate, left.toTime];
  await insertEventRow(tx, [requestId, kind, at, actorId, insteadOf, step, text, ...span]);
};

const insertUse = statement<never>("insert into request_use (request_id, period_start, amount) values ($1, $2, $3)");
const removeUses = statement<never>("delete from request_use where request_id = $1");

/** Replaces the amounts that a request uses. */
export async function replaceUses(
  tx: Transaction,
  requestId: string,
  uses: readonly { periodStart: string; amount: number }[],
): Promise<void> {
  await removeUses(tx, [requestId]);
  for (const { periodStart, amount } of uses) {
    if (amount > 0) await insertUse(tx, [requestId, periodStart, amount]);
  }
}

const insertFileRow = statement<never>(
  "insert into request_file (request_id, file_id, field_key) values ($1, $2, $3) on conflict do nothing",
);
export const insertFile = async (tx: Transaction, requestId: string, fileId: string, field: string): Promise<void> => {
  await insertFileRow(tx, [requestId, fileId, field]);
};

const removeFiles = statement<{ file_id: string }>(
  "delete from request_file where request_id = $1 and file_id <> all($2::bigint[]) returning file_id",
);
/** Removes files that are no longer in the answers; returns their ids. */
export const removeOtherFiles = async (
  tx: Transaction,
  requestId: string,
  kept: readonly string[],
): Promise<string[]> => (await removeFiles(tx, [requestId, kept])).map((row) => row.file_id);
