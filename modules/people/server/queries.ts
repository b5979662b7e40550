import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { SpokenLanguage } from "../contract/languages.ts";
import type { Visibility } from "../contract/privacy.ts";

/** The stored part of `/me`, without photo URLs and permissions. */
export type MeRow = {
  id: string;
  email: string;
  name_ar: string | null;
  name_en: string | null;
  title_ar: string | null;
  title_en: string | null;
  phone: string | null;
  mobile: string | null;
  birth_date: string | null;
  place_ar: string | null;
  place_en: string | null;
  about_ar: string | null;
  about_en: string | null;
  languages: SpokenLanguage[];
  skills: string[];
  phone_visibility: Visibility;
  mobile_visibility: Visibility;
  email_visibility: Visibility;
  birthday_visibility: Visibility;
  department_id: string | null;
  department_ar: string | null;
  department_en: string | null;
  manager_id: string | null;
  manager_name_ar: string | null;
  manager_name_en: string | null;
  manager_title_ar: string | null;
  manager_title_en: string | null;
  manager_photo_file_id: string | null;
  photo_file_id: string | null;
  locale: "en" | "ar";
  calendar: "gregory" | "islamic-umalqura";
  digits: "auto" | "latn" | "arab";
  hour_cycle: "h23" | "h12";
  theme: "system" | "light" | "dark";
  joined_at: string;
  version: number;
};

const selectMe = statement<MeRow>(`
  select p.id, a.email, p.name_ar, p.name_en, p.title_ar, p.title_en, p.phone, p.mobile, p.birth_date,
    p.place_ar, p.place_en, p.about_ar, p.about_en, p.languages, p.skills,
    p.phone_visibility, p.mobile_visibility, p.email_visibility, p.birthday_visibility,
    d.id as department_id, d.name_ar as department_ar, d.name_en as department_en,
    m.id as manager_id, m.name_ar as manager_name_ar, m.name_en as manager_name_en,
    m.title_ar as manager_title_ar, m.title_en as manager_title_en, m.photo_file_id as manager_photo_file_id,
    p.photo_file_id, p.locale, p.calendar, p.digits, p.hour_cycle, p.theme, p.joined_at, p.version
  from person p
  join account a on a.person_id = p.id
  left join department d on d.id = p.department_id
  left join person m on m.id = p.manager_id
  where p.id = $1`);

/** Returns null if the person does not exist. */
export const readMeRow = async (db: Reader, personId: string): Promise<MeRow | null> =>
  (await selectMe(db, [personId]))[0] ?? null;

const countDepartments = statement<{ count: number }>(
  "select count(*)::int as count from department where id = any($1::bigint[])",
);

/** Returns whether all ids are departments. */
export async function departmentsExist(db: Reader, ids: readonly string[]): Promise<boolean> {
  const distinct = [...new Set(ids)];
  return distinct.length === 0 || (await countDepartments(db, [distinct]))[0]?.count === distinct.length;
}
