import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import { recordPerson } from "#platform/events/record.ts";

/** Roles of every installation. */
export type BuiltInRole = "employee" | "moderator" | "attendanceOfficer" | "contentEditor" | "administrator";

/** First and last day, both inclusive, null is open. Civil dates in the organisation's time zone. */
export type MembershipDates = { from: string | null; to: string | null };

const insertMember = statement<{ role_id: string }>(`
  insert into role_member (role_id, person_id, valid)
  select id, $2, daterange($3, $4, '[]') from role where key = $1
  returning role_id`);

const deleteMember = statement<{ role_id: string }>(`
  delete from role_member m using role r
  where m.role_id = r.id and r.key = $1 and m.person_id = $2
  returning m.role_id`);

/** Adds a person to a built-in role, by default without an end. Takes effect within five seconds. */
export async function addRoleMember(
  tx: Transaction,
  role: BuiltInRole,
  personId: string,
  options: { dates?: MembershipDates; actorId?: string | null; requestId?: string | null } = {},
): Promise<void> {
  const { dates = { from: null, to: null }, actorId = null, requestId = null } = options;
  const [added] = await insertMember(tx, [role, personId, dates.from, dates.to]);
  if (added === undefined) throw new Error(`There is no role ${role}.`);
  await recordPerson(tx, { action: "role.memberAdded", actorId, personId, details: { role, ...dates }, requestId });
}

/** Ends all memberships of a person in a built-in role; returns whether there was one. */
export async function removeRoleMember(
  tx: Transaction,
  role: BuiltInRole,
  personId: string,
  options: { actorId?: string | null; requestId?: string | null } = {},
): Promise<boolean> {
  const removed = await deleteMember(tx, [role, personId]);
  if (removed.length === 0) return false;
  await recordPerson(tx, {
    action: "role.memberRemoved",
    actorId: options.actorId ?? null,
    personId,
    details: { role },
    requestId: options.requestId ?? null,
  });
  return true;
}
