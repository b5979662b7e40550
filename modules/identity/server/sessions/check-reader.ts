import { now } from "#platform/clock/clock.ts";
import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const isActive = "select from account a where a.person_id = $1 and a.status = 'active'";

const bySession = statement<{ live: boolean }>(`
  select exists (${isActive} and exists (
    select from session s where s.id = $2 and s.person_id = $1 and s.ended_at is null and s.expires_at > $3)) as live`);
const byToken = statement<{ live: boolean }>(`
  select exists (${isActive} and exists (
    select from personal_token t
    where t.id = $2 and t.person_id = $1 and t.ended_at is null and t.expires_at > $3)) as live`);
const byViewing = statement<{ live: boolean }>(`
  select exists (${isActive} and exists (
    select from viewing v join session s on s.id = v.session_id join account viewer on viewer.person_id = v.viewer_id
    where v.id = $2 and v.person_id = $1 and v.ended_at is null and v.ends_at > $3
      and s.ended_at is null and s.expires_at > $3 and viewer.status = 'active')) as live`);

/**
 * Returns whether a signed URL of a person is still valid: their account is active, and its session, token or viewing
 * (`sessionNameOf`) has not ended.
 */
export async function isLiveReader(db: Reader, { personId, session }: { personId: string; session: string }) {
  if (session === "") return false;
  const [kind, id] = session.includes(".") ? (session.split(".", 2) as [string, string]) : ["session", session];
  const look = kind === "token" ? byToken : kind === "viewing" ? byViewing : bySession;
  return (await look(db, [personId, id, now().toISOString()]))[0]?.live ?? false;
}
