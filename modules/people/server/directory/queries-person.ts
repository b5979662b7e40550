import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { SpokenLanguage } from "../../contract/languages.ts";
import type { Visibility } from "../../contract/privacy.ts";

/** A person with their relation to the reader. */
export type PersonRow = {
  id: string;
  name_ar: string | null;
  name_en: string | null;
  title_ar: string | null;
  title_en: string | null;
  photo_file_id: string | null;
  department_id: string | null;
  department_ar: string | null;
  department_en: string | null;
  place_ar: string | null;
  place_en: string | null;
  about_ar: string | null;
  about_en: string | null;
  languages: SpokenLanguage[];
  skills: string[];
  joined_at: string;
  phone: string | null;
  mobile: string | null;
  email: string;
  birth_date: string | null;
  phone_visibility: Visibility;
  mobile_visibility: Visibility;
  email_visibility: Visibility;
  birthday_visibility: Visibility;
  manager_id: string | null;
  manager_name_ar: string | null;
  manager_name_en: string | null;
  manager_title_ar: string | null;
  manager_title_en: string | null;
  manager_photo: string | null;
  report_count: number;
  colleague_count: number;
  is_same_department: boolean;
  is_manager: boolean;
};

/** Limit of a chain of managers, for the duration of the query. */
const longestChain = 100;

const select = statement<PersonRow>(`
  select p.id, p.name_ar, p.name_en, p.title_ar, p.title_en, p.photo_file_id,
    d.id as department_id, d.name_ar as department_ar, d.name_en as department_en,
    p.place_ar, p.place_en, p.about_ar, p.about_en, p.languages, p.skills, p.joined_at,
    p.phone, p.mobile, a.email, p.birth_date,
    p.phone_visibility, p.mobile_visibility, p.email_visibility, p.birthday_visibility,
    m.id as manager_id, m.name_ar as manager_name_ar, m.name_en as manager_name_en,
    m.title_ar as manager_title_ar, m.title_en as manager_title_en, m.photo_file_id as manager_photo,
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
        where chain.place < ${longestChain})
      select from chain where chain.id = $2) as is_manager
  from person p
  join account a on a.person_id = p.id and a.status = 'active'
  left join department d on d.id = p.department_id
  left join (person m join account ma on ma.person_id = m.id and ma.status = 'active') on m.id = p.manager_id
  where p.id = $1`);

/**
 * Returns an active person with their relation to the reader; null for others. To be presented through `policy.ts`
 * only.
 */
export const readPersonRow = async (db: Reader, id: string, viewerId: string): Promise<PersonRow | null> =>
  (await select(db, [id, viewerId]))[0] ?? null;
