import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { hasSecondFactor, type HeldFactors, type ProvenSession, type AuthenticatedBy } from "./policy.ts";

const selectHeld = statement<HeldFactors & { totpSince: string | null }, [personId: string]>(`
  select f.confirmed_at is not null as "hasTotp", f.confirmed_at as "totpSince",
    (select count(*)::int from passkey k where k.person_id = a.person_id) as passkeys,
    (select count(*)::int from recovery_code c where c.person_id = a.person_id and c.used_at is null)
      as "recoveryCodesLeft"
  from account a left join totp_factor f on f.person_id = a.person_id where a.person_id = $1`).first;

export const readHeldFactors = async (db: Reader, personId: string) =>
  (await selectHeld(db, personId)) ?? { hasTotp: false, totpSince: null, passkeys: 0, recoveryCodesLeft: 0 };

export const personHasSecondFactor = async (db: Reader, personId: string): Promise<boolean> =>
  hasSecondFactor(await readHeldFactors(db, personId));

const selectSession = statement<{ createdAt: string; authenticatedBy: AuthenticatedBy[] }, [id: string]>(
  `select created_at as "createdAt", authenticated_by as "authenticatedBy" from session where id = $1`,
).first;

/** Returns the start and the factors of a session; for a deleted one the epoch and none. */
export async function readProvenSession(db: Reader, sessionId: string): Promise<ProvenSession> {
  const session = await selectSession(db, sessionId);
  return session === null
    ? { createdAt: 0, authenticatedBy: [] }
    : { ...session, createdAt: Date.parse(session.createdAt) };
}

/** Returns the sealed secret, confirmed or not. */
export const readTotp = statement<{ secret: Buffer; isConfirmed: boolean }, [personId: string]>(
  `select secret, confirmed_at is not null as "isConfirmed" from totp_factor where person_id = $1`,
).first;

/**
 * Query of the end of a person's grace period by the demands of their roles, and whether one is new. `$3` is the instant;
 * `day` is the parameter of the civil date.
 */
export const demandText = (person: string, day: string, condition: string): string => `
    select min(coalesce(d.since, $3::timestamptz) + make_interval(days => r.second_factor_grace_days)) as due,
      bool_or(d.since is null) as is_demand_new
    from role r left join second_factor_demand d on d.role_id = r.id and d.person_id = ${person}
    where ${condition} and (r.key = 'employee' or r.id in (
      select m.role_id from role_member m where m.person_id = ${person} and m.valid @> ${day}::date))`;
