import { statement } from "#platform/database/statement.ts";
import { containsText, pageOf } from "#platform/http/paged-statement.ts";
import type { Locale } from "#shared/locale.ts";
import type { Location } from "../../contract/schemas-location.ts";
import { locationTable } from "./store.ts";

/** A location with the fields of its response, and its sort key. */
export type LocationRow = Location & { sorted: string };

/** Short enough for a cursor, long enough to order names; the id breaks ties. */
const sorted = { en: `left(x.name_en, 40) collate "en-x-icu"`, ar: `left(x.name_ar, 40) collate "ar-x-icu"` };

const selection = (locale: Locale): string => `
  select x.id, ${locationTable.selection}, x.created_at as "createdAt", ${sorted[locale]} as sorted,
    (select count(*)::int from location_zone_user a where a.location_id = x.id) as "assignmentCount"
  from location x where x.deleted_at is null`;

export const selectLocation = statement<LocationRow, [id: string]>(`${selection("en")} and x.id = $1`).first;

const pageIn = (locale: Locale) =>
  pageOf<LocationRow>(
    [sorted[locale], "x.id"],
    "asc",
    ({ after, orderBy, size }) => `${selection(locale)}
      and ${containsText("x.name_en || ' ' || x.name_ar", 1)} and ($2::boolean is null or x.is_active = $2) and ${after}
    order by ${orderBy} limit ${size}`,
  );

/** By name in the reader's language. Values: words, active; null for any. */
export const locationPages = { en: pageIn("en"), ar: pageIn("ar") };

export const countLocationUses = statement<{ uses: number }, [id: string]>(
  "select count(*)::int as uses from location_zone_user where location_id = $1",
).value("uses", 0);
