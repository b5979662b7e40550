import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { record } from "#platform/events/record.ts";
import type { TokenScope } from "#shared/permissions.ts";
import type { PersonalToken } from "../../contract/tokens/schemas.ts";
import { heldRolesText, type OwnerFacts } from "../roles/queries.ts";
import { demandText } from "../factors/queries.ts";

/** Facts for the validation of a token. Only demands that an officer has set stop programs, not default ones. */
export type TokenFacts = OwnerFacts & Omit<PersonalToken, "name" | "lastUsedAt"> & { isEnded: boolean };

/** `today` is a civil date in the organisation's zone. */
export const readTokenFacts = statement<TokenFacts, [hash: Buffer, today: string, at: Date]>(`
  select t.id, t.person_id as "personId", t.scopes, t.created_at as "createdAt", t.expires_at as "expiresAt",
    t.ended_at is not null as "isEnded", a.status = 'active' as "isActive", p.locale,
    held.role_keys as "roleKeys", held.granted, held.bound_roles as "boundRoles", demand.is_demand_new as "isDemandNew",
    case when not exists (select from totp_factor f where f.person_id = t.person_id and f.confirmed_at is not null)
      and not exists (select from passkey k where k.person_id = t.person_id)
      and not exists (select from linked_identity l where l.person_id = t.person_id)
      then demand.due end as "secondFactorDue"
  from personal_token t
  join account a on a.person_id = t.person_id
  join person p on p.id = t.person_id
  cross join lateral (${heldRolesText("t.person_id", "m.valid @> $2::date")}
  ) as held
  cross join lateral (${demandText("t.person_id", "$2", "r.second_factor_grace_days is not null and r.second_factor_is_chosen")}
  ) as demand
  where t.token_hash = $1`).first;

/** Returns the valid tokens of a person at an instant, newest first. */
export const listOpenTokens = statement<PersonalToken, [personId: string, at: Date]>(`
  select id, name, scopes, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"
  from personal_token where person_id = $1 and ended_at is null and expires_at > $2
  order by id desc limit 100`).all;

/** Serialises the creation of a person's tokens, for their limit. */
export const lockTokens = statement<never, [personId: string]>(
  "select pg_advisory_xact_lock(hashtextextended('personal tokens ' || $1, 0))",
).run;

const insert = statement<
  { id: string },
  [personId: string, name: string, hash: Buffer, scopes: readonly TokenScope[], at: Date, expiresAt: Date]
>(`
  insert into personal_token (person_id, name, token_hash, scopes, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6) returning id`).inserted;

/** Returns the id. */
export async function insertToken(
  tx: Transaction,
  token: { personId: string; name: string; hash: Buffer; scopes: readonly TokenScope[]; at: Date; expiresAt: Date },
): Promise<string> {
  const { personId, name, hash, scopes, at, expiresAt } = token;
  return (await insert(tx, personId, name, hash, scopes, at, expiresAt)).id;
}

/** Updates the last use, once a minute at most; needs no transaction. */
export const markTokenUsed = statement<never, [id: string, at: Date]>(`
  update personal_token set last_used_at = $2
  where id = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute')`).all;

const endOne = statement<{ id: string; name: string }, [id: string, personId: string, at: Date]>(`
  update personal_token set ended_at = $3 where id = $1 and person_id = $2 and ended_at is null and expires_at > $3
  returning id, name`).allChanged;
const endAll = statement<{ id: string; name: string }, [personId: string, at: Date]>(`
  update personal_token set ended_at = $2 where person_id = $1 and ended_at is null and expires_at > $2
  returning id, name`).allChanged;

type Ending = { personId: string; at: Date; actorId: string | null; requestId: string | null };

async function recordEnds(
  tx: Transaction,
  ended: readonly { id: string; name: string }[],
  { personId, actorId, requestId }: Ending,
): Promise<void> {
  for (const { id, name } of ended)
    await record(tx, {
      action: "token.ended",
      actorId,
      subject: { kind: "token", id },
      details: { personId, name },
      audience: `person:${personId}`,
      requestId,
    });
}

/** Ends a token of a person; returns whether it was valid before. */
export async function endToken(tx: Transaction, id: string, ending: Ending): Promise<boolean> {
  const ended = await endOne(tx, id, ending.personId, ending.at);
  await recordEnds(tx, ended, ending);
  return ended.length > 0;
}

export async function endTokensOf(tx: Transaction, ending: Ending): Promise<void> {
  await recordEnds(tx, await endAll(tx, ending.personId, ending.at), ending);
}

/** Deletes up to 5,000 tokens that ended before an instant; returns their number. */
export const deleteTokensOverBefore = statement<{ id: string }, [before: Date]>(`
  delete from personal_token where id in (
    select id from personal_token where expires_at < $1 or ended_at < $1 limit 5000) returning id`).countChanged;
