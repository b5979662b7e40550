import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { SpokenLanguage } from "../contract/languages.ts";
import type { Visibility } from "../contract/privacy.ts";
import {
  summaryColumns,
  managerColumns,
  departmentColumns,
  type DepartmentColumns,
  type ManagerColumns,
  type SummaryRow,
} from "./directory/present-summary.ts";

import { employmentColumns, employmentJoin, type EmploymentRow } from "./records/present-employment.ts";

/** The stored part of `/me`, without photo URLs and permissions. */
export type MeRow = SummaryRow &
  DepartmentColumns &
  ManagerColumns &
  EmploymentRow & {
    email: string;
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
    locale: "en" | "ar";
    calendar: "gregory" | "islamic-umalqura";
    digits: "auto" | "latn" | "arab";
    hour_cycle: "h23" | "h12";
    theme: "system" | "light" | "dark";
    joined_at: string;
    version: number;
  };

/** Returns null if the person does not exist. */
export const readMeRow = statement<MeRow, [personId: string]>(`
  select ${summaryColumns}, a.email, p.phone, p.mobile, p.birth_date,
    p.place_ar, p.place_en, p.about_ar, p.about_en, p.languages, p.skills,
    p.phone_visibility, p.mobile_visibility, p.email_visibility, p.birthday_visibility,
    ${departmentColumns},
    ${managerColumns},
    p.locale, p.calendar, p.digits, p.hour_cycle, p.theme, p.joined_at, ${employmentColumns}, p.version
  from person p
  join account a on a.person_id = p.id
  left join department d on d.id = p.department_id
  left join person m on m.id = p.manager_id
  ${employmentJoin}
  where p.id = $1`).first;

const countDepartments = statement<{ count: number }>(
  "select count(*)::int as count from department where id = any($1::bigint[])",
);

/** Returns whether all ids are departments. */
export async function departmentsExist(db: Reader, ids: readonly string[]): Promise<boolean> {
  const distinct = [...new Set(ids)];
  return distinct.length === 0 || (await countDepartments(db, [distinct]))[0]?.count === distinct.length;
}
