import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";

const note = statement<never, [personId: string | null, roleId: string | null, at: Date, today: string]>(`
  insert into second_factor_demand (person_id, role_id, since)
  select asked.person_id, asked.role_id, $3 from (
    select a.person_id, r.id as role_id from role r cross join account a
    where r.key = 'employee' and r.second_factor_grace_days is not null and a.status = 'active'
    union
    select m.person_id, r.id from role r join role_member m on m.role_id = r.id
    where r.second_factor_grace_days is not null and m.valid @> $4::date) as asked
  where ($1::bigint is null or asked.person_id = $1) and ($2::bigint is null or asked.role_id = $2)
  on conflict do nothing`).run;

/** Stores when demands started: for one person, for one role, or for all users. `today` is of the organisation. */
export const insertDemands = (
  tx: Transaction,
  { personId = null, roleId = null }: { personId?: string | null; roleId?: string | null },
  at: Date,
  today: string,
): Promise<void> => note(tx, personId, roleId, at, today);

const managesAnything = `r.key = 'administrator' or exists (
  select from role_permission p where p.role_id = r.id and p.permission like '%.manage')`;
/** Grace period of roles with managing permissions, unless an officer has set it. */
const defaultGraceDays = 14;
/**
 * Sets the default demand of roles with managing permissions, and removes it from others, unless an officer has set it;
 * removes all unless `isAsking`. Returns the changed roles.
 */
export const updateDefaultDemands = statement<
  { id: string; was: number | null; days: number | null },
  [isAsking: boolean, roleId: string | null]
>(`
  update role set second_factor_grace_days = wanted.days
  from (select r.id, r.second_factor_grace_days as was,
      case when $1::boolean and (${managesAnything}) then ${defaultGraceDays} end as days
    from role r where not r.second_factor_is_chosen and ($2::bigint is null or r.id = $2)) as wanted
  where wanted.id = role.id and wanted.days is distinct from wanted.was
  returning role.id, wanted.was, wanted.days`).allChanged;

/** Deletes the start of the demands of a role, so that a new demand has a new grace period. */
export const forgetDemandsOf = statement<never, [roleId: string]>(
  "delete from second_factor_demand where role_id = $1",
).run;

/** Deletes the demands of former members, so that a new membership has a new grace period. */
export const forgetFormerDemands = statement<never, [today: string]>(`
  delete from second_factor_demand d where not exists (
    select from role r where r.id = d.role_id and r.second_factor_grace_days is not null and (
      r.key = 'employee' or exists (
        select from role_member m where m.role_id = r.id and m.person_id = d.person_id and m.valid @> $1::date)))`).run;
