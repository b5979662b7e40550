import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { runAll } from "#platform/personal-data/erasure.ts";
import type { ErasureGround } from "../../contract/erasure/schemas.ts";

/** Returns false if there is one already. */
export const insertErasure = statement<
  { person_id: string },
  [personId: string, ground: ErasureGround, askedBy: string, at: Date]
>(`
  insert into erasure (person_id, ground, asked_by, asked_at) values ($1, $2, $3, $4)
  on conflict do nothing returning person_id`).hasChanged;

export const runErasure = statement<never, [personId: string]>(
  "update erasure set state = 'running' where person_id = $1 and state = 'waiting'",
).run;
export const addErasedArea = statement<never, [personId: string, area: string]>(
  "update erasure set done_areas = done_areas || $2::text where person_id = $1 and not $2 = any(done_areas)",
).run;
export const finishErasure = statement<never, [personId: string, at: Date]>(
  "update erasure set state = 'done', finished_at = $2 where person_id = $1 and state <> 'done'",
).run;

const forget = [
  // Sessions with their generations, and viewings of the portal as others.
  statement<never>("delete from session where person_id = $1"),
  statement<never>("delete from viewing where person_id = $1"),
  statement<never>("delete from known_device where person_id = $1"),
  statement<never>("delete from one_time_link where person_id = $1"),
  statement<never>("delete from factor_challenge where person_id = $1"),
  statement<never>("delete from totp_factor where person_id = $1"),
  statement<never>("delete from passkey where person_id = $1"),
  statement<never>("delete from recovery_code where person_id = $1"),
  statement<never>("delete from second_factor_demand where person_id = $1"),
  statement<never>("delete from personal_token where person_id = $1"),
  statement<never>("delete from linked_identity where person_id = $1"),
  statement<never>("delete from provisioned_person where person_id = $1"),
  statement<never>("delete from personal_export where person_id = $1"),
];

const endRoles = statement<never, [personId: string, today: string]>(`
  update role_member set valid = valid * daterange(null, $2::date)
  where person_id = $1 and (upper(valid) is null or upper(valid) > $2::date)`).run;
const dropLaterRoles = statement<never, [personId: string, today: string]>(
  "delete from role_member where person_id = $1 and lower(valid) >= $2::date",
).run;
const clearAccount = statement<never, [personId: string]>(`
  update account set email = 'erased-' || person_id || '@invalid', password_hash = null, pending_email = null,
    last_signed_in_at = null, version = version + 1
  where person_id = $1`).run;

const readAddresses = statement<{ email: string; pending_email: string | null }, [personId: string]>(
  "select email, pending_email from account where person_id = $1 for update",
).changed;

/** Locks the account and returns its addresses. */
export async function lockAddresses(tx: Transaction, personId: string): Promise<string[]> {
  const row = await readAddresses(tx, personId);
  return [row?.email, row?.pending_email].filter((address) => typeof address === "string");
}

/** Keeps only an empty, disabled account; memberships end before `today`. */
export async function emptyAccount(tx: Transaction, personId: string, today: string): Promise<void> {
  await runAll(tx, forget, personId);
  await dropLaterRoles(tx, personId, today);
  await endRoles(tx, personId, today);
  await clearAccount(tx, personId);
}
