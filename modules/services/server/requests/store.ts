import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Answers } from "../../contract/form/definition.ts";

const insert = statement<{ id: string }>(`
  insert into request (service_id, service_number, requester_id, answers, created_at)
  values ($1, $2, $3, $4, $5) returning id`).inserted;

/** Inserts a draft; returns its id. */
export async function insertRequest(
  tx: Transaction,
  draft: { serviceId: string; number: number; requesterId: string; answers: Answers; at: string },
): Promise<string> {
  const { serviceId, number, requesterId, answers, at } = draft;
  return (await insert(tx, serviceId, number, requesterId, JSON.stringify(answers), at)).id;
}

/** Values: id, answers, number. */
export const updateAnswers = statement<never>(
  "update request set answers = $2, service_number = $3, version = version + 1 where id = $1",
);

/** Values: id, answers, number, at. */
export const markSubmitted = statement<never>(`
  update request set state = 'waiting', answers = $2, service_number = $3, round = round + 1,
    submitted_at = coalesce(submitted_at, $4), version = version + 1
  where id = $1`);

export const deleteDraft = statement<never>("delete from request where id = $1 and state = 'draft'");

/** Values: request id, file id, field. */
export const insertFile = statement<never>(
  "insert into request_file (request_id, file_id, field_key) values ($1, $2, $3) on conflict do nothing",
);

/** Removes files that are no longer in the answers; returns their ids. */
export const removeOtherFiles = statement<{ file_id: string }, [requestId: string, kept: readonly string[]]>(
  "delete from request_file where request_id = $1 and file_id <> all($2::bigint[]) returning file_id",
).changedColumn("file_id");
