import { statement } from "#platform/database/statement.ts";
import { batchSize } from "#platform/jobs/batches.ts";
import { maxDrafts } from "../../contract/schemas-draft.ts";
import { draftColumns, type DraftRow } from "./queries.ts";

/** Blocks the creation of other drafts for this person, which counts them first, until the transaction ends. */
export const lockDrafts = statement<never, [personId: string]>(
  "select pg_advisory_xact_lock(hashtext('topic_draft'), ($1::bigint % 2147483647)::int)",
).run;

/** Inserts a draft, by default of the topic's current version; returns null if the person has reached the limit. */
export const insertDraft = statement<
  DraftRow,
  [personId: string, topicId: string | null, topicVersion: number | null, content: string, at: string]
>(`
  insert into topic_draft (person_id, topic_id, topic_version, content, created_at, updated_at)
  select $1, $2, coalesce($3::int, (select version from topic where id = $2)), $4, $5, $5
  where (select count(*) from topic_draft where person_id = $1) < ${maxDrafts}
  returning ${draftColumns}`).changed;

/** Replaces the given version of a draft; returns null if that version is no longer current. */
export const saveDraft = statement<
  DraftRow,
  [id: string, personId: string, version: number, content: string, at: string, topicVersion: number | null]
>(`
  update topic_draft set content = $4, version = version + 1, updated_at = greatest(updated_at, $5),
    topic_version = case when topic_id is null then null else coalesce($6::int, topic_version) end
  where id = $1 and person_id = $2 and version = $3
  returning ${draftColumns}`).changed;

/** Deletes a person's draft, with `version` only that version; returns whether a row was deleted. */
export const deleteDraftRow = statement<{ id: string }, [id: string, personId: string, version: number | null]>(
  "delete from topic_draft where id = $1 and person_id = $2 and version = coalesce($3::int, version) returning id",
).hasChanged;

/** Deletes drafts last saved before an instant, at most a batch; returns their number. */
export const purgeDrafts = statement<{ id: string }, [before: string]>(`
  delete from topic_draft where id in (
    select id from topic_draft where updated_at < $1 order by updated_at limit ${batchSize} for update skip locked)
  returning id`).countChanged;
