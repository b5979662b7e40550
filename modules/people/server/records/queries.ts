import { statement } from "#platform/database/statement.ts";
import { departmentColumns, managerColumns, type PlacedRow } from "../directory/present-summary.ts";
import type { ContractKind } from "../../contract/schemas-employment.ts";
import { employmentColumns, employmentJoin, type EmploymentRow } from "./present-employment.ts";

export type RecordRow = Omit<PlacedRow, "photo_file_id"> &
  EmploymentRow & {
    phone: string | null;
    phone_visibility: string;
    version: number;
    is_erased: boolean;
  };

/** Values: person. */
export const selectRecord = statement<RecordRow>(`
  select p.id, p.name_ar, p.name_en, p.title_ar, p.title_en, p.phone, p.phone_visibility,
    ${departmentColumns}, ${managerColumns}, ${employmentColumns}, p.version,
    exists (select from erasure e where e.person_id = p.id) as is_erased
  from person p
  left join department d on d.id = p.department_id
  left join person m on m.id = p.manager_id
  ${employmentJoin}
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

/** Kinds of contract that can be chosen, in order. */
export const selectContractKinds = statement<ContractKind>(`
  select id, name_ar as "nameAr", name_en as "nameEn" from lookup
  where category = 'contractKind' and is_active order by position, id limit 500`);

/** Returns the ids of all departments. */
export const listDepartmentIds = statement<{ id: string }, []>(
  "select id from department order by id limit 5000",
).column("id");
