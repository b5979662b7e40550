import { permissions } from "#shared/permissions.ts";
import type { Files } from "#platform/files/files.ts";
import { may, type Actor } from "#platform/http/actor.ts";
import type { Me } from "../contract/schemas.ts";
import type { MeRow } from "./queries.ts";
import { presentEmployment } from "./records/present-employment.ts";
import { presentSummary, presentPlacement, presentManager } from "./directory/present-summary.ts";

export function presentMe(files: Files, actor: Actor, row: MeRow): Me {
  return {
    ...presentSummary(row, files, actor.personId, "large"),
    email: row.email,
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
    department: presentPlacement(row),
    manager: presentManager(row, files, actor.personId),
    locale: row.locale,
    calendar: row.calendar,
    digits: row.digits,
    hourCycle: row.hour_cycle,
    theme: row.theme,
    permissions: permissions.filter((permission) => may(actor, permission)),
    secondFactorDue: actor.secondFactorDue,
    joinedAt: row.joined_at,
    employment: presentEmployment(row),
    version: row.version,
  };
}
