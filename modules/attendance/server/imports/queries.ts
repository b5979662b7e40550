import { statement } from "#platform/database/statement.ts";
import type { NamedReference } from "../../contract/schemas-parts.ts";

/** Values: addresses. */
export const selectAccounts = statement<{ id: string; email: string; is_active: boolean }>(`
  select person_id as id, lower(email::text) as email, status = 'active' as is_active
  from account where email = any($1::citext[])`);

// Locked against deletion until the transaction ends.
export const selectZones = statement<NamedReference>(
  `select id, name_ar as "nameAr", name_en as "nameEn" from zone where deleted_at is null for share`,
);
export const selectLocations = statement<NamedReference>(
  `select id, name_ar as "nameAr", name_en as "nameEn" from location where deleted_at is null for share`,
);

export const selectJoinable = statement<{
  id: string;
  location: string;
  zone: string;
  from: string | null;
  to: string | null;
  users: string[];
}>(`
  select x.id, x.location_id as location, x.zone_id as zone, x.from_date as "from", x.to_date as "to",
    (select coalesce(array_agg(d.person_id::text), '{}')
      from location_zone_user_person d where d.location_zone_user_id = x.id) as users
  from location_zone_user x
  where x.is_active and x.location_id = any($1::bigint[]) and x.zone_id = any($2::bigint[]) order by x.id for update of x`);
