import { columnsAs } from "#platform/database/columns.ts";
import { statement } from "#platform/database/statement.ts";
import type { Visibility } from "../../contract/privacy.ts";
import type { Me } from "../../contract/schemas.ts";
import { placedColumns, type PlacedRow } from "./present-summary.ts";

/** The fields of a profile that are stored under these names in the person's row. */
export const profileFields = [
  "placeAr",
  "placeEn",
  "aboutAr",
  "aboutEn",
  "languages",
  "skills",
  "joinedAt",
  "phone",
  "mobile",
  "birthDate",
] as const;

export type ProfileColumns = Pick<Me, (typeof profileFields)[number] | "email"> & {
  phone_visibility: Visibility;
  mobile_visibility: Visibility;
  email_visibility: Visibility;
  birthday_visibility: Visibility;
};

/** Of a person `p` and their account `a`. */
export const profileColumns = `${columnsAs("p", profileFields)}, a.email,
    p.phone_visibility, p.mobile_visibility, p.email_visibility, p.birthday_visibility`;

export const visibilityOf = (row: ProfileColumns): Me["visibility"] => ({
  phone: row.phone_visibility,
  mobile: row.mobile_visibility,
  email: row.email_visibility,
  birthday: row.birthday_visibility,
});

/** A person with their relation to the reader. */
export type PersonRow = PlacedRow &
  ProfileColumns & {
    report_count: number;
    colleague_count: number;
    is_same_department: boolean;
    is_manager: boolean;
  };

/** Limit of a chain of managers, for the duration of the query. */
const maxChain = 100;

/** Returns an active person with their relation to the reader. To be presented through `policy.ts` only. */
export const readPersonRow = statement<PersonRow, [id: string, viewerId: string]>(`
  select ${placedColumns}, ${profileColumns},
    (select count(*)::int from person r join account ra on ra.person_id = r.id and ra.status = 'active'
      where r.manager_id = p.id) as report_count,
    (select count(*)::int from person c join account ca on ca.person_id = c.id and ca.status = 'active'
      where c.manager_id = m.id and c.id <> p.id) as colleague_count,
    exists (select from person v where v.id = $2 and v.department_id = p.department_id) as is_same_department,
    exists (
      with recursive chain as (
        select p.manager_id as id, 1 as place
        union all
        select above.manager_id, chain.place + 1 from chain join person above on above.id = chain.id
        where chain.place < ${maxChain})
      select from chain where chain.id = $2) as is_manager
  from person p
  join account a on a.person_id = p.id and a.status = 'active'
  left join department d on d.id = p.department_id
  left join (person m join account ma on ma.person_id = m.id and ma.status = 'active') on m.id = p.manager_id
  where p.id = $1`).first;
