import { statement } from "#platform/database/statement.ts";
import { maxFeatured } from "../../contract/schemas-administration.ts";
import { posterColumns, summaryColumns, summaryJoins, type PosterColumns, type SummaryRow } from "../topics/queries.ts";

export type FeaturedRow = SummaryRow & PosterColumns;

/** Topics of active categories currently featured, in order. Values: reader, now. */
export const selectFeaturedTopics = statement<FeaturedRow>(`
  select ${summaryColumns}, ${posterColumns}
  from topic t ${summaryJoins}
  join category c on c.id = t.category_id and c.is_active
  join file poster on poster.id = t.poster_file_id
  where t.is_listed and t.featured_in_home and (t.featured_from is null or t.featured_from <= $2)
    and (t.featured_until is null or t.featured_until > $2)
  order by t.featured_order, t.id limit 24`);

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
