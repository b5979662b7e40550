import { employmentColumns, employmentJoin, type EmploymentRow } from "#modules/people/server/index.ts";
import { statement } from "#platform/database/statement.ts";

/** Returns the owners of addresses in lower case, and whether their accounts are disabled. Values: addresses. */
export const selectKnown = statement<{ id: string; email: string; is_closed: boolean }>(
  `select person_id as id, lower(email::text) as email, status = 'disabled' as is_closed
  from account where email = any($1::citext[])`,
);

/** All departments: some hundreds. */
export const selectDepartments = statement<{ id: string; nameAr: string; nameEn: string }>(
  `select id, name_ar as "nameAr", name_en as "nameEn" from department order by id limit 5000`,
);

/** Returns the holders of employee numbers. Values: the keys of numbers. */
export const selectNumbered = statement<{ id: string; key: string }>(`
  select id, employee_number_key(employee_number) as key /* not null: the condition below */
  from person where employee_number_key(employee_number) = any($1::text[])`);

/** A person whom a row may change. */
export type CurrentRow = EmploymentRow & {
  id: string;
  email: string;
  name_en: string | null;
  name_ar: string | null;
  title_en: string | null;
  title_ar: string | null;
  department_id: string | null;
  department_en: string | null;
  department_ar: string | null;
  manager_email: string | null;
  version: number;
};

/** Values: people. */
export const selectCurrent = statement<CurrentRow>(`
  select p.id, a.email::text as email, p.name_en, p.name_ar, p.title_en, p.title_ar, p.department_id,
    d.name_en as department_en, d.name_ar as department_ar, boss.email::text as manager_email, p.version,
    ${employmentColumns}
  from person p join account a on a.person_id = p.id
  left join department d on d.id = p.department_id left join account boss on boss.person_id = p.manager_id
  ${employmentJoin}
  where p.id = any($1::bigint[])`);
