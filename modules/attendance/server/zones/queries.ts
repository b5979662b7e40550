import { statement } from "#platform/database/statement.ts";
import type { Zone } from "../../contract/schemas-zone.ts";
import { containsText, pageOf } from "#platform/http/paged-statement.ts";

/** A zone with the fields of its response. */
export type ZoneRow = Omit<Zone, "createdAt"> & { createdAt: string };

const selection = `
  select z.id, z.name_ar as "nameAr", z.name_en as "nameEn", z.start_date as "startDate", z.end_date as "endDate", z.layer,
    z.check_in_allowance as "checkInAllowance", z.check_out_allowance as "checkOutAllowance",
    z.opens_before as "opensBefore", z.closes_after as "closesAfter", z.half_day_below as "halfDayBelow",
    z.absent_below as "absentBelow", z.clip_early as "clipEarly", z.clip_late as "clipLate",
    z.auto_check_out as "autoCheckOut", z.is_active as "isActive", z.created_at as "createdAt", z.version,
    (select count(*)::int from location_zone_user a where a.zone_id = z.id) as "assignmentCount",
    (select coalesce(jsonb_agg(jsonb_build_object('weekday', d.weekday, 'start', to_char(d.start_time, 'HH24:MI'),
        'end', to_char(d.end_time, 'HH24:MI'), 'breakMinutes', d.break_minutes) order by d.position), '[]')
      from zone_day d where d.zone_id = z.id) as days
  from zone z where z.deleted_at is null`;

/** Values: id. */
export const selectZone = statement<ZoneRow>(`${selection} and z.id = $1`);

/** Values: words, layer, date, active; each null for any. */
export const zonePage = pageOf<ZoneRow>(
  ["z.id"],
  "desc",
  ({ after, orderBy, size }) => `${selection}
    and ${containsText("z.name_en || ' ' || z.name_ar", 1)} and ($2::text is null or z.layer = $2)
    and ($3::date is null or (z.start_date <= $3 and coalesce(z.end_date >= $3, true)))
    and ($4::boolean is null or z.is_active = $4) and ${after}
  order by ${orderBy} limit ${size}`,
);
