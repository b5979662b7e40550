import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { record } from "#platform/events/record.ts";
import type { TokenScope } from "#shared/permissions.ts";

/** Serialises the creation of a person's tokens, for their limit. */
export const lockTokens = statement<never, [personId: string]>(
  "select pg_advisory_xact_lock(hashtextextended('personal tokens ' || $1, 0))",
).run;

const insert = statement<{ id: string }>(`
  insert into personal_token (person_id, name, token_hash, scopes, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6) returning id`);

/** Returns the id. */
export async function insertToken(
  tx: Transaction,
  token: { personId: string; name: string; hash: Buffer; scopes: readonly TokenScope[]; at: Date; expiresAt: Date },
): Promise<string> {
  const { personId, name, hash, scopes, at, expiresAt } = token;
  const [row] = await insert(tx, [personId, name, hash, scopes, at.toISOString(), expiresAt.toISOString()]);
  if (row === undefined) throw new Error("The token was not inserted.");
  return row.id;
}

/** Updates the last use, once a minute at most; needs no transaction. */
export const markTokenUsed = statement<never, [id: string, at: Date]>(`
  update personal_token set last_used_at = $2
  where id = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute')`).all;

const endOne = statement<{ id: string; name: string }>(`
  update personal_token set ended_at = $3 where id = $1 and person_id = $2 and ended_at is null and expires_at > $3
  returning id, name`);
const endAll = statement<{ id: string; name: string }>(`
  update personal_token set ended_at = $2 where person_id = $1 and ended_at is null and expires_at > $2
  returning id, name`);

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
  const ended = await endOne(tx, [id, ending.personId, ending.at.toISOString()]);
  await recordEnds(tx, ended, ending);
  return ended.length > 0;
}

export async function endTokensOf(tx: Transaction, ending: Ending): Promise<void> {
  await recordEnds(tx, await endAll(tx, [ending.personId, ending.at.toISOString()]), ending);
}

/** Deletes up to 5,000 tokens that ended before an instant; returns their number. */
export const deleteTokensOverBefore = statement<{ id: string }, [before: Date]>(`
  delete from personal_token where id in (
    select id from personal_token where expires_at < $1 or ended_at < $1 limit 5000) returning id`).countChanged;
