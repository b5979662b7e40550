import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Verdict } from "#platform/events/seal.ts";

const update = statement<never>(`
  update audit_verification set seals = $2, row_count = $3, sealed_until = $4, fault_seal = $5, fault = $6, finished_at = $7
  where id = $1`);

/** Serialises the check for a running verification with the start of a new one. */
export const lockVerifications = statement<never, []>(
  "select pg_advisory_xact_lock(hashtext('administration.verification'))",
).run;

export const createVerification = statement<{ id: string }, [askedBy: string | null, at: string]>(
  "insert into audit_verification (asked_by, started_at) values ($1, $2) returning id",
).inserted;

/** Stores the progress of a verification; `finishedAt` ends it. */
export async function updateVerification(
  tx: Transaction,
  id: string,
  { sealed, rows, sealedUntil, fault }: Verdict,
  finishedAt: string | null,
): Promise<void> {
  await update(tx, [id, sealed, rows, sealedUntil, fault?.number ?? null, fault?.reason ?? null, finishedAt]);
}

// The index of words.

/** Indexes the next 1,000 entries at most and returns the last of them. Values: xact and id to continue from. */
const indexBatch = (where: string, order: "asc" | "desc") =>
  statement<{ xact: string; id: string; count: number }>(`
    with given as materialized (
      select * from audit where ${where} and xact < pg_snapshot_xmin(pg_current_snapshot())
      order by audit.xact ${order}, audit.id ${order} limit 1000
    ),
    put as (
      insert into audit_document (at, id, words)
      select at, id, audit_vector(details, actor_id, action, subject_kind, subject_id, request_id, at)
      from given order by at, id
      on conflict do nothing
    )
    select xact::text, id, (count(*) over ())::int as count from given
    order by given.xact ${order}, given.id ${order} offset greatest((select count(*) from given) - 1, 0)`);
const indexNewer = indexBatch("(xact, id) > ($1::xid8, $2::bigint)", "asc");
const indexOlder = indexBatch("(xact, id) < ($1::xid8, $2::bigint)", "desc");

type Progress = { newer_xact: string; newer_id: string; older_xact: string | null; older_id: string | null };
const lockProgress = statement<Progress>(`
  select newer_xact::text, newer_id, older_xact::text, older_id from audit_filling for update skip locked`);
const moveNewer = statement<never>("update audit_filling set newer_xact = $1::xid8, newer_id = $2");
const moveOlder = statement<never>("update audit_filling set older_xact = $1::xid8, older_id = $2");

/**
 * Indexes the next 1,000 entries at most, new ones before those from before the search existed. Returns whether there
 * may be more; false while another node is indexing.
 */
export async function indexNext(tx: Transaction): Promise<boolean> {
  const [filling] = await lockProgress(tx, []);
  if (filling === undefined) return false;
  const [newest] = await indexNewer(tx, [filling.newer_xact, filling.newer_id]);
  if (newest !== undefined) await moveNewer(tx, [newest.xact, newest.id]);
  if (newest?.count === 1000) return true;
  if (filling.older_xact === null) return false;
  const [oldest] = await indexOlder(tx, [filling.older_xact, filling.older_id]);
  const isMore = oldest?.count === 1000;
  await moveOlder(tx, isMore ? [oldest.xact, oldest.id] : [null, null]);
  return isMore;
}

const dropGone = statement<{ id: string }>(`
  delete from audit_document where (at, id) in (
    select at, id from audit_document where at < (select min(at) from audit) order by at, id limit 1000
  ) returning id`);

/** Deletes 1,000 indexed entries of dropped partitions at most; returns whether there may be more. */
export const deleteNextExpired = async (tx: Transaction): Promise<boolean> => (await dropGone(tx, [])).length === 1000;
