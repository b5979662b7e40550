import { statement } from "#platform/database/statement.ts";

export type ImportedPerson = {
  id: string;
  email: string | null;
  key: string | null;
  hireDate: string | null;
  nameAr: string | null;
  nameEn: string | null;
};

/** People in any state, by their addresses, in lower case, or the keys of their numbers. */
export const selectImportedPeople = statement<ImportedPerson, [addresses: readonly string[], keys: readonly string[]]>(`
  with found as (
    select a.person_id as id from account a where a.email = any($1::citext[])
    union
    select n.id from person n where employee_number_key(n.employee_number) = any($2::text[])
  )
  select p.id, lower(a.email::text) as email, employee_number_key(p.employee_number) as key, p.hire_date as "hireDate",
    p.name_ar as "nameAr", p.name_en as "nameEn"
  from found join person p on p.id = found.id left join account a on a.person_id = p.id`).all;

/** Opening balances of some people that count. */
export const selectOpenings = statement<
  { person: string; type: string; date: string },
  [personIds: readonly string[]]
>(`
  select e.person_id as person, e.type_id as type, e.date from leave_entry e
  where e.person_id = any($1::bigint[]) and e.kind = 'opening' and e.reverses_id is null
    and not exists (select from leave_entry r where r.reverses_id = e.id)`).all;
