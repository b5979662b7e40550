import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Suspicion } from "../../contract/schemas-punch.ts";

type Place = { id: string; at: string };

const open = statement<never, [found: string]>(`
  update punch p set review = 'open', suspicions = given.suspicions
  from json_to_recordset($1::json) as given (id bigint, at timestamptz, suspicions jsonb)
  where p.id = given.id and p.at = given.at and p.review is null and p.voided_at is null`).run;

/** Opens the review of punches, unless they were reviewed or voided already. */
export async function openReviews(
  tx: Transaction,
  found: readonly (Place & { suspicions: readonly Suspicion[] })[],
): Promise<void> {
  if (found.length > 0) await open(tx, JSON.stringify(found));
}

const placesOf = (punches: readonly Place[]): string => JSON.stringify(punches.map(({ id, at }) => ({ id, at })));

const decide = statement<
  never,
  [places: string, state: "accepted" | "rejected", by: string, at: string, note: string | null]
>(`
  update punch p set review = $2, reviewed_by = $3, reviewed_at = $4, review_note = $5,
    voided_at = case when $2 = 'rejected' then $4::timestamptz else voided_at end,
    voided_by = case when $2 = 'rejected' then $3::bigint else voided_by end,
    void_note = case when $2 = 'rejected' then $5 else void_note end
  from json_to_recordset($1::json) as given (id bigint, at timestamptz)
  where p.id = given.id and p.at = given.at`).run;

/** Decides on open reviews; rejected punches are voided. The caller has locked their people. */
export const decideReviews = (
  tx: Transaction,
  punches: readonly Place[],
  { state, by, at, note }: { state: "accepted" | "rejected"; by: string; at: string; note: string | null },
): Promise<void> => decide(tx, placesOf(punches), state, by, at, note);

const reopen = statement<never, [places: string]>(`
  update punch p set review = 'open', reviewed_by = null, reviewed_at = null, review_note = null,
    voided_at = null, voided_by = null, void_note = null
  from json_to_recordset($1::json) as given (id bigint, at timestamptz)
  where p.id = given.id and p.at = given.at`).run;

/** Reopens decided reviews; punches voided by them count again. The caller has locked their people. */
export const reopenReviews = (tx: Transaction, punches: readonly Place[]): Promise<void> =>
  reopen(tx, placesOf(punches));
