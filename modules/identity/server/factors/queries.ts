import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { AuthenticatedBy } from "../sessions/store.ts";
import { isGuarded, type HeldFactors, type ProvenSession } from "./policy.ts";

const selectHeld = statement<HeldFactors & { totpSince: string | null }>(`
  select f.confirmed_at is not null as "hasTotp", f.confirmed_at as "totpSince",
    (select count(*)::int from passkey k where k.person_id = a.person_id) as passkeys,
    (select count(*)::int from recovery_code c where c.person_id = a.person_id and c.used_at is null)
      as "recoveryCodesLeft"
  from account a left join totp_factor f on f.person_id = a.person_id where a.person_id = $1`);

export async function readHeldFactors(
  db: Reader,
  personId: string,
): Promise<HeldFactors & { totpSince: string | null }> {
  const [held] = await selectHeld(db, [personId]);
  return held ?? { hasTotp: false, totpSince: null, passkeys: 0, recoveryCodesLeft: 0 };
}

export const isGuardedPerson = async (db: Reader, personId: string): Promise<boolean> =>
  isGuarded(await readHeldFactors(db, personId));

const selectSession = statement<{ created_at: string; authenticated_by: AuthenticatedBy[] }>(
  "select created_at, authenticated_by from session where id = $1",
);

/** Returns the start and the factors of a session; for a deleted one the epoch and none. */
export async function readProvenSession(db: Reader, sessionId: string): Promise<ProvenSession> {
  const [row] = await selectSession(db, [sessionId]);
  if (row === undefined) return { createdAt: 0, authenticatedBy: [] };
  return { createdAt: Date.parse(row.created_at), authenticatedBy: row.authenticated_by };
}

const selectTotp = statement<{ secret: Buffer; isConfirmed: boolean }>(
  `select secret, confirmed_at is not null as "isConfirmed" from totp_factor where person_id = $1`,
);

/** Returns the sealed secret, confirmed or not. */
export const readTotp = async (
  db: Reader,
  personId: string,
): Promise<{ secret: Buffer; isConfirmed: boolean } | null> => (await selectTotp(db, [personId]))[0] ?? null;
