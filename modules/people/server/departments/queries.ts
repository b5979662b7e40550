import type { Department } from "../../contract/schemas-departments.ts";
import { statement } from "#platform/database/statement.ts";

const departments = (condition: string): string => `
  select d.id, d.name_ar as "nameAr", d.name_en as "nameEn", d.parent_id as parent, d.version,
    coalesce(counted.people, 0) as people
  from department d
  left join (
    select p.department_id, count(*)::int as people
    from person p join account a on a.person_id = p.id and a.status = 'active'
    where p.department_id is not null group by p.department_id
  ) counted on counted.department_id = d.id
  where ${condition} order by d.id`;

/** All of them: a few hundred at most. */
export const selectDepartments = statement<Department>(departments("true"));
export const selectDepartment = statement<Department>(departments("d.id = $1"));

/** A department and all departments above it. */
export const selectAbove = statement<{ id: string }>(`
  with recursive above as (
    select id, parent_id from department where id = $1
    union
    select d.id, d.parent_id from above join department d on d.id = above.parent_id
  )
  select id from above`);

/** Another department with the same name and parent. Values: parent, English name, Arabic name, own id. */
export const selectNamesakes = statement<{ name_en: string; name_ar: string }>(`
  select name_en, name_ar from department
  where parent_id is not distinct from $1::bigint and id is distinct from $4::bigint
    and (lower(name_en) = lower($2) or lower(name_ar) = lower($3)) limit 1`);

/** Whether there are people, including former ones, or departments below. */
export const selectUse = statement<{ is_used: boolean }>(`
  select exists (select from person where department_id = $1)
    or exists (select from department where parent_id = $1) as is_used`);

/** Whether it is in the audience of links or offers. Its deletion would hide them from all users without notice. */
export const selectPublished = statement<{ is_published: boolean }>(
  "select exists (select from publication_audience_department where department_id = $1) as is_published",
);
