import type { Reader, Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { runAll } from "#platform/personal-data/erasure.ts";

const selectWaiting = statement<{ approvals: boolean; requests: boolean }>(`
  select exists (select from request_decider where person_id = $1 and is_open) as approvals,
    exists (select from request where requester_id = $1 and state in ('waiting', 'returned')) as requests`);

/** Returns whether a person has open approvals or requests. */
export async function readOpen(db: Reader, personId: string): Promise<{ approvals: boolean; requests: boolean }> {
  const [row] = await selectWaiting(db, [personId]);
  return row ?? { approvals: false, requests: false };
}

// Dates, times and choices are kept as the subject of the decision; all other answers are texts of the person.
const emptyAnswers = statement<never>(`
  update request r set answers = coalesce((
    select jsonb_object_agg(a.key, a.value) from jsonb_each(r.answers) a
    where jsonb_path_exists(v.definition, '$.**?(@.key == $key && (@.type == "date" || @.type == "dateRange"
      || @.type == "time" || @.type == "timeRange" || @.type == "choice" || @.type == "choices" || @.type == "yesNo"
      || @.type == "lookup"))', jsonb_build_object('key', a.key))), '{}')
  from service_version v
  where r.requester_id = $1 and v.service_id = r.service_id and v.number = r.service_number and r.answers <> '{}'`);

const forget = [
  emptyAnswers,
  statement<never>("delete from request where requester_id = $1 and state = 'draft'"),
  statement<never>(`
    update request_event set text = null
    where text is not null and request_id in (select id from request where requester_id = $1)`),
  statement<never>(`
    update letter set facts = '{}', revoke_reason = case when revoke_reason is not null then '' end
    where person_id = $1 and facts <> '{}'`),
  statement<never>("delete from deputy where person_id = $1"),
  statement<never>("delete from deputy where deputy_id = $1"),
  statement<never>("delete from service_favourite where person_id = $1"),
];

const takeFiles = statement<{ file_id: string }>(`
  delete from request_file where request_id in (select id from request where requester_id = $1) returning file_id`).changedColumn(
  "file_id",
);

/** Empties requests except for their decisions; returns the attached files. */
export async function emptyRequests(tx: Transaction, personId: string): Promise<string[]> {
  const files = await takeFiles(tx, personId);
  await runAll(tx, forget, personId);
  return files;
}
