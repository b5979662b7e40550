import { permissions } from "#shared/permissions.ts";
import type { Files } from "#platform/files/files.ts";
import { may, type Actor } from "#platform/http/actor.ts";
import type { Me } from "../contract/schemas.ts";
import type { MeRow } from "./queries.ts";

export function presentMe(files: Files, actor: Actor, row: MeRow): Me {
  const department =
    row.department_id === null || row.department_ar === null || row.department_en === null
      ? null
      : { id: row.department_id, nameAr: row.department_ar, nameEn: row.department_en };
  const manager =
    row.manager_id === null
      ? null
      : {
          id: row.manager_id,
          nameAr: row.manager_name_ar,
          nameEn: row.manager_name_en,
          titleAr: row.manager_title_ar,
          titleEn: row.manager_title_en,
          photoUrl: files.photoUrl(row.manager_photo_file_id, actor.personId),
        };
  return {
    id: row.id,
    email: row.email,
    nameAr: row.name_ar,
    nameEn: row.name_en,
    titleAr: row.title_ar,
    titleEn: row.title_en,
    phone: row.phone,
    mobile: row.mobile,
    birthDate: row.birth_date,
    placeAr: row.place_ar,
    placeEn: row.place_en,
    aboutAr: row.about_ar,
    aboutEn: row.about_en,
    languages: row.languages,
    skills: row.skills,
    visibility: {
      phone: row.phone_visibility,
      mobile: row.mobile_visibility,
      email: row.email_visibility,
      birthday: row.birthday_visibility,
    },
    department,
    manager,
    photoUrl: files.photoUrl(row.photo_file_id, actor.personId, "large"),
    locale: row.locale,
    calendar: row.calendar,
    digits: row.digits,
    hourCycle: row.hour_cycle,
    theme: row.theme,
    permissions: permissions.filter((permission) => may(actor, permission)),
    secondFactorDue: actor.secondFactorDue,
    joinedAt: row.joined_at,
    version: row.version,
  };
}
