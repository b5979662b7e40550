import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { batchSize } from "#platform/jobs/batches.ts";
import { maxDrafts } from "../../contract/schemas-draft.ts";
import { draftColumns, type DraftRow, type StoredDraft } from "./queries.ts";

// Serialises the creation of drafts per person, since it counts and looks up existing drafts first.
const lockTurn = statement<never>(
  "select pg_advisory_xact_lock(hashtext('topic_draft'), ($1::bigint % 2147483647)::int)",
);

/** Blocks the creation of other drafts for this person until the transaction ends. */
export const lockDrafts = async (tx: Transaction, personId: string): Promise<void> => {
  await lockTurn(tx, [personId]);
};

const insert = statement<DraftRow>(`
  insert into topic_draft (person_id, topic_id, topic_version, content, created_at, updated_at)
  select $1, $2, coalesce($3::int, (select version from topic where id = $2)), $4, $5, $5
  where (select count(*) from topic_draft where person_id = $1) < ${maxDrafts}
  returning ${draftColumns}`);

type NewDraft = {
  personId: string;
  topicId: string | null;
  /** The topic version that the edit started from; null: the current version. */
  topicVersion: number | null;
  content: StoredDraft;
};

/** Inserts a draft; returns undefined if the person has reached the limit. */
export async function insertDraft(
  tx: Transaction,
  { personId, topicId, topicVersion, content }: NewDraft,
  at: string,
): Promise<DraftRow | undefined> {
  return (await insert(tx, [personId, topicId, topicVersion, JSON.stringify(content), at]))[0];
}

const save = statement<DraftRow>(`
  update topic_draft set content = $4, version = version + 1, updated_at = greatest(updated_at, $5),
    topic_version = case when topic_id is null then null else coalesce($6::int, topic_version) end
  where id = $1 and person_id = $2 and version = $3
  returning ${draftColumns}`);

/** Replaces the given version of a draft; returns undefined if that version is no longer current. */
export async function saveDraft(
  tx: Transaction,
  draft: { id: string; personId: string; version: number },
  { content, topicVersion }: { content: StoredDraft; topicVersion: number | null },
  at: string,
): Promise<DraftRow | undefined> {
  const values = [draft.id, draft.personId, draft.version, JSON.stringify(content), at, topicVersion];
  return (await save(tx, values))[0];
}

const remove = statement<{ id: string }>(
  "delete from topic_draft where id = $1 and person_id = $2 and version = coalesce($3::int, version) returning id",
);

/** Deletes a person's draft, with `version` only that version; returns whether a row was deleted. */
export const deleteDraftRow = async (
  tx: Transaction,
  { id, personId, version }: { id: string; personId: string; version: number | null },
): Promise<boolean> => (await remove(tx, [id, personId, version])).length > 0;

const purge = statement<{ id: string }>(`
  delete from topic_draft where id in (
    select id from topic_draft where updated_at < $1 order by updated_at limit ${batchSize} for update skip locked)
  returning id`);

/** Deletes drafts last saved before an instant, at most a batch; returns their number. */
export const purgeDrafts = async (tx: Transaction, before: string): Promise<number> =>
  (await purge(tx, [before])).length;
