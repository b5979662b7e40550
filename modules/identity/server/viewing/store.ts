import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

/** Facts for the validation of a viewing. */
export type ViewingFacts = {
  personId: string;
  viewerId: string;
  sessionId: string;
  endsAt: string;
  isOpen: boolean;
  /** The viewed person. */
  isActive: boolean;
  /** The viewer. */
  isAdministrator: boolean;
};

const isAdministratorText = `exists (
  select from role_member m join role r on r.id = m.role_id
  where r.key = 'administrator' and m.person_id = $1 and m.valid @> $2::date)`;

/** `today` is a civil date in the organisation's zone; null if this viewer has no such viewing. */
export const readViewing = statement<ViewingFacts, [viewerId: string, today: string, id: string, at: Date]>(`
  select v.person_id as "personId", v.viewer_id as "viewerId", v.session_id as "sessionId", v.ends_at as "endsAt",
    v.ended_at is null and v.ends_at > $4 as "isOpen", a.status = 'active' as "isActive",
    ${isAdministratorText} as "isAdministrator"
  from viewing v join account a on a.person_id = v.person_id
  where v.id = $3 and v.viewer_id = $1`).first;

export const isAdministratorOn = statement<{ found: boolean }, [personId: string, today: string]>(
  `select ${isAdministratorText} as found`,
).value("found", false);

export type NewViewing = {
  id: string;
  viewerId: string;
  personId: string;
  sessionId: string;
  reason: string;
  startedAt: Date;
  endsAt: Date;
};

export async function insertViewing(tx: Transaction, viewing: NewViewing): Promise<void> {
  await tx
    .insertInto("viewing")
    .values({
      id: viewing.id,
      viewer_id: viewing.viewerId,
      person_id: viewing.personId,
      session_id: viewing.sessionId,
      reason: viewing.reason,
      started_at: viewing.startedAt,
      ends_at: viewing.endsAt,
    })
    .execute();
}

/** Returns the people of the viewing, or null if it had ended before. */
export const endViewing = statement<{ viewerId: string; personId: string }, [id: string, at: Date]>(`
  update viewing set ended_at = least($2::timestamptz, ends_at) where id = $1 and ended_at is null
  returning viewer_id as "viewerId", person_id as "personId"`).changed;
