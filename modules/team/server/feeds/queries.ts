import { statement } from "#platform/database/statement.ts";

/** The time zones of some people's last days since a date; people without a day are omitted. */
export const selectTimeZones = statement<
  { personId: string; timeZone: string },
  [ids: readonly string[], since: string]
>(`
  select distinct on (d.person_id) d.person_id as "personId", d.time_zone as "timeZone"
  from attendance_day d where d.person_id = any($1::bigint[]) and d.date >= $2::date
  order by d.person_id, d.date desc`).all;

export type NamedPerson = { id: string; nameAr: string | null; nameEn: string | null };

export const selectNames = statement<NamedPerson, [ids: readonly string[]]>(
  `select id, name_ar as "nameAr", name_en as "nameEn" from person where id = any($1::bigint[])`,
).all;
