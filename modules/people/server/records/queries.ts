import { statement } from "#platform/database/statement.ts";

/** A record; dates are in the given time zone. */
export type RecordRow = {
  id: string;
  name_ar: string | null;
  name_en: string | null;
  title_ar: string | null;
  title_en: string | null;
  phone: string | null;
  phone_visibility: string;
  department_id: string | null;
  department_ar: string | null;
  department_en: string | null;
  manager_id: string | null;
  manager_name_ar: string | null;
  manager_name_en: string | null;
  manager_title_ar: string | null;
  manager_title_en: string | null;
  manager_photo: string | null;
  joined_on: string;
  version: number;
  is_erased: boolean;
};

/** Values: person, time zone. */
export const selectRecord = statement<RecordRow>(`
  select p.id, p.name_ar, p.name_en, p.title_ar, p.title_en, p.phone, p.phone_visibility,
    d.id as department_id, d.name_ar as department_ar, d.name_en as department_en,
    m.id as manager_id, m.name_ar as manager_name_ar, m.name_en as manager_name_en,
    m.title_ar as manager_title_ar, m.title_en as manager_title_en, m.photo_file_id as manager_photo,
    to_char(p.joined_at at time zone $2, 'YYYY-MM-DD') as joined_on, p.version,
    exists (select from erasure e where e.person_id = p.id) as is_erased
  from person p
  left join department d on d.id = p.department_id
  left join person m on m.id = p.manager_id
  where p.id = $1`);

/** A person and all managers above, including former ones. Terminates also with a cycle. */
export const selectChain = statement<{ id: string }>(`
  with recursive above as (
    select id, manager_id from person where id = $1
    union
    select m.id, m.manager_id from above join person m on m.id = above.manager_id
  )
  select id from above`);

/** An active or invited person. */
export const selectActivePerson = statement<{ id: string }>(
  "select person_id as id from account where person_id = $1 and status in ('active', 'invited')",
);
