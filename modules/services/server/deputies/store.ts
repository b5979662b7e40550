import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const insert = statement<{ id: string }>(`
  insert into deputy (person_id, deputy_id, from_date, to_date, request_id, created_at)
  values ($1, $2, $3, $4, $5, $6) on conflict on constraint deputy_one_at_a_time do nothing returning id`).changedValue(
  "id",
  null,
);

/** Inserts a deputy; returns its id, or null if another one overlaps. */
export async function insertDeputy(
  tx: Transaction,
  deputy: { personId: string; deputyId: string; from: string; to: string; requestId: string | null; at: string },
): Promise<string | null> {
  const { personId, deputyId, from, to, requestId, at } = deputy;
  return insert(tx, personId, deputyId, from, to, requestId, at);
}

/** Values: id, at. */
export const markAccepted = statement<never>("update deputy set accepted_at = coalesce(accepted_at, $2) where id = $1");

/** Values: id, from, to. */
export const updateDeputyDates = statement<never>("update deputy set from_date = $2, to_date = $3 where id = $1");

export const deleteDeputyRow = statement<never>("delete from deputy where id = $1");
