import { statement } from "#platform/database/statement.ts";
import { containsText, pageOf } from "#platform/http/paged-statement.ts";
import type { Zone } from "../../contract/schemas-zone.ts";
import { zoneDays, zoneTable } from "./store.ts";

const selection = `
  select x.id, ${zoneTable.selection}, x.created_at as "createdAt", ${zoneDays},
    (select count(*)::int from location_zone_user a where a.zone_id = x.id) as "assignmentCount"
  from zone x where x.deleted_at is null`;

export const selectZone = statement<Zone, [id: string]>(`${selection} and x.id = $1`).first;

/** Values: words, layer, date, active; each null for any. */
export const zonePage = pageOf<Zone>(
  ["x.id"],
  "desc",
  ({ after, orderBy, size }) => `${selection}
    and ${containsText("x.name_en || ' ' || x.name_ar", 1)} and ($2::text is null or x.layer = $2)
    and ($3::date is null or (x.start_date <= $3 and coalesce(x.end_date >= $3, true)))
    and ($4::boolean is null or x.is_active = $4) and ${after}
  order by ${orderBy} limit ${size}`,
);

export const countZoneUses = statement<{ uses: number }, [id: string]>(
  "select count(*)::int as uses from location_zone_user where zone_id = $1",
).value("uses", 0);
