import { statement } from "#platform/database/statement.ts";
import { maxFeatured } from "../../contract/schemas-administration.ts";
import { posterColumns, summaryColumns, summaryJoins, type FeaturedRow } from "../topics/queries.ts";

export type PlaceRow = FeaturedRow & {
  featured_from: string | null;
  featured_until: string | null;
  is_category_active: boolean;
  version: number;
};

/** Every featured topic in order, including those not currently shown. Values: reader. */
export const selectPlaces = statement<PlaceRow>(`
  select ${summaryColumns}, ${posterColumns}, t.featured_from, t.featured_until, t.version,
    c.is_active as is_category_active
  from topic t ${summaryJoins}
  join category c on c.id = t.category_id
  join file poster on poster.id = t.poster_file_id
  where t.featured_in_home and t.deleted_at is null
  order by t.featured_order, t.id limit ${maxFeatured}`);
