import type { Reader } from "#platform/database/database.ts";
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

const selectFacts = statement<ViewingFacts>(`
  select v.person_id as "personId", v.viewer_id as "viewerId", v.session_id as "sessionId", v.ends_at as "endsAt",
    v.ended_at is null and v.ends_at > $4 as "isOpen", a.status = 'active' as "isActive",
    ${isAdministratorText} as "isAdministrator"
  from viewing v join account a on a.person_id = v.person_id
  where v.id = $3 and v.viewer_id = $1`);

/** `today` is a civil date in the organisation's zone; null if this viewer has no such viewing. */
export const readViewing = async (
  db: Reader,
  viewing: { id: string; viewerId: string },
  at: Date,
  today: string,
): Promise<ViewingFacts | null> =>
  (await selectFacts(db, [viewing.viewerId, today, viewing.id, at.toISOString()]))[0] ?? null;

export const isAdministratorOn = statement<{ found: boolean }, [personId: string, today: string]>(
  `select ${isAdministratorText} as found`,
).value("found", false);
