import { statement } from "#platform/database/statement.ts";
import {
  managerColumns,
  departmentColumns,
  type DepartmentColumns,
  type ManagerColumns,
  type SummaryRow,
} from "../directory/present-summary.ts";

/** A record; dates are in the given time zone. */
export type RecordRow = Omit<SummaryRow, "photo_file_id"> &
  DepartmentColumns &
  ManagerColumns & {
    phone: string | null;
    phone_visibility: string;
    joined_on: string;
    version: number;
    is_erased: boolean;
  };

/** Values: person, time zone. */
export const selectRecord = statement<RecordRow>(`
  select p.id, p.name_ar, p.name_en, p.title_ar, p.title_en, p.phone, p.phone_visibility,
    ${departmentColumns}, ${managerColumns},
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
