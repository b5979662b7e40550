import { statement } from "#platform/database/statement.ts";
import type { Audience, NamedReference } from "../../contract/schemas-audience.ts";

/** Person of parameter 1 with their department and their roles on the date of parameter 2. */
export const readerText = `reader as materialized (
  select p.id, p.department_id, array(
    select m.role_id from role_member m where m.person_id = p.id and m.valid @> $2::date
    union all select r.id from role r where r.key = 'employee') as roles
  from person p where p.id = $1)`;

/** Condition that the `reader` of the statement is in the audience of a row. */
export const isInAudience = (alias: string): string => `(${alias}.audience_id is null
  or exists (select from publication_audience_department d join reader on d.department_id = reader.department_id
    where d.audience_id = ${alias}.audience_id)
  or exists (select from publication_audience_role a join reader on a.role_id = any(reader.roles)
    where a.audience_id = ${alias}.audience_id))`;

/** Departments and roles of audiences. Values: ids. */
export const selectAudiences = statement<NamedReference & { audience_id: string; kind: keyof Audience }>(`
  select a.audience_id, 'departments' as kind, d.id, d.name_ar as "nameAr", d.name_en as "nameEn"
  from publication_audience_department a join department d on d.id = a.department_id
  where a.audience_id = any($1::bigint[])
  union all
  select a.audience_id, 'roles', r.id, r.name_ar, r.name_en
  from publication_audience_role a join role r on r.id = a.role_id
  where a.audience_id = any($1::bigint[])
  order by kind, id`);

export const selectDepartments = statement<NamedReference>(
  'select id, name_ar as "nameAr", name_en as "nameEn" from department order by id limit 1000',
);

/** Roles without the built-in role of all employees. */
export const selectRoles = statement<NamedReference>(
  `select id, name_ar as "nameAr", name_en as "nameEn" from role where key is distinct from 'employee' order by id limit 1000`,
);

/** Locks the departments that exist against deletion; returns their number. */
export const countKnownDepartments = statement<{ id: string }, [ids: readonly string[]]>(
  "select id from department where id = any($1::bigint[]) for key share",
).countChanged;
/** The same for roles. */
export const countKnownRoles = statement<{ id: string }, [ids: readonly string[]]>(
  "select id from role where id = any($1::bigint[]) for key share",
).countChanged;
