import { statement } from "#platform/database/statement.ts";
import type { NamedReference } from "../../contract/schemas-parts.ts";
import type { AssignmentValues } from "../location-zone-users/store.ts";

export const selectAccounts = statement<
  { id: string; email: string; is_active: boolean },
  [addresses: readonly string[]]
>(`
  select person_id as id, lower(email::text) as email, status = 'active' as is_active
  from account where email = any($1::citext[])`).all;

/** Locked against deletion until the transaction ends. */
const lockAll = (table: "zone" | "location") =>
  statement<NamedReference, []>(
    `select id, name_ar as "nameAr", name_en as "nameEn" from ${table} where deleted_at is null for share`,
  ).allChanged;
export const lockZones = lockAll("zone");
export const lockLocations = lockAll("location");

type Joinable = Pick<AssignmentValues, "location" | "zone" | "from" | "to" | "users"> & { id: string };

export const lockJoinable = statement<Joinable, [locations: readonly string[], zones: readonly string[]]>(`
  select x.id, x.location_id as location, x.zone_id as zone, x.from_date as "from", x.to_date as "to",
    (select coalesce(array_agg(d.person_id::text), '{}')
      from location_zone_user_person d where d.location_zone_user_id = x.id) as users
  from location_zone_user x
  where x.is_active and x.location_id = any($1::bigint[]) and x.zone_id = any($2::bigint[]) order by x.id for update of x`).allChanged;
