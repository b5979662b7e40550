import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

type Subjects = { users: readonly string[]; roles: readonly string[] };

/** Creates the writer of the people and roles that rules of one table name. */
function writerOf(rule: string): (tx: Transaction, id: string, subjects: Subjects) => Promise<void> {
  // Existing members stay: a long list rarely changes as a whole.
  const leaveUsers = statement<never>(
    `delete from ${rule}_person where ${rule}_id = $1 and not person_id = any($2::bigint[])`,
  );
  const joinUsers = statement<never>(`
    insert into ${rule}_person (${rule}_id, person_id)
    select $1::bigint, id from unnest($2::bigint[]) as id on conflict do nothing`);
  const leaveRoles = statement<never>(
    `delete from ${rule}_role where ${rule}_id = $1 and not role_id = any($2::bigint[])`,
  );
  const joinRoles = statement<never>(`
    insert into ${rule}_role (${rule}_id, role_id)
    select $1::bigint, id from unnest($2::bigint[]) as id on conflict do nothing`);
  return async (tx, id, { users, roles }) => {
    await leaveUsers(tx, [id, users]);
    await joinUsers(tx, [id, users]);
    await leaveRoles(tx, [id, roles]);
    await joinRoles(tx, [id, roles]);
  };
}

/** Replaces the people and roles of an exception day. */
export const setExceptionSubjects = writerOf("exception_day");
/** Replaces the people and roles of a rule of working time. */
export const setWorkingTimeSubjects = writerOf("working_time_rule");
