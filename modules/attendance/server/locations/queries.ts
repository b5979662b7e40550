import { statement } from "#platform/database/statement.ts";
import type { Locale } from "#shared/locale.ts";
import type { Location } from "../../contract/schemas-location.ts";
import { containsText, pageOf } from "#platform/http/paged-statement.ts";

/** A location with the fields of its response, and its sort key. */
export type LocationRow = Location & { sorted: string };

/** Short enough for a cursor, long enough to order names; the id breaks ties. */
const sorted = { en: `left(l.name_en, 40) collate "en-x-icu"`, ar: `left(l.name_ar, 40) collate "ar-x-icu"` };

const selection = (locale: Locale): string => `
  select l.id, l.name_ar as "nameAr", l.name_en as "nameEn", l.latitude, l.longitude, l.radius, l.time_zone as "timeZone",
    l.fence_policy as "fencePolicy", l.strict, l.maximum_accuracy as "maximumAccuracy", l.outdoors, l.is_active as "isActive",
    l.created_at as "createdAt", l.version, ${sorted[locale]} as sorted,
    (select count(*)::int from location_zone_user a where a.location_id = l.id) as "assignmentCount"
  from location l where l.deleted_at is null`;

/** Values: id. */
export const selectLocation = statement<LocationRow>(`${selection("en")} and l.id = $1`);

const pageIn = (locale: Locale) =>
  pageOf<LocationRow>(
    [sorted[locale], "l.id"],
    "asc",
    ({ after, orderBy, size }) => `${selection(locale)}
      and ${containsText("l.name_en || ' ' || l.name_ar", 1)} and ($2::boolean is null or l.is_active = $2) and ${after}
    order by ${orderBy} limit ${size}`,
  );

/** By name in the reader's language. Values: words, active; null for any. */
export const locationPages = { en: pageIn("en"), ar: pageIn("ar") };
