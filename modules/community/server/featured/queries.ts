import { statement } from "#platform/database/statement.ts";
import { maxFeatured } from "../../contract/schemas-administration.ts";
import {
  posterColumns,
  summaryColumns,
  summaryJoins,
  type PosterColumns,
  type StoredTopic,
  type SummaryRow,
} from "../topics/queries.ts";

export type FeaturedRow = SummaryRow & PosterColumns;

/** Whether the home page shows a featured topic at the instant $2. */
const isShown = `t.is_listed and c.is_active and (t.featured_from is null or t.featured_from <= $2)
    and (t.featured_until is null or t.featured_until > $2)`;

/** Topics of active categories currently featured, in order. */
export const selectFeaturedTopics = statement<FeaturedRow, [personId: string, at: string]>(`
  select ${summaryColumns}, ${posterColumns}
  from topic t ${summaryJoins}
  join category c on c.id = t.category_id
  join file poster on poster.id = t.poster_file_id
  where t.featured_in_home and ${isShown}
  order by t.featured_order, t.id limit 24`).all;

type PlaceRow = FeaturedRow & Pick<StoredTopic, "featured_from" | "featured_until" | "version"> & { is_shown: boolean };

/** Every featured topic in order, including those not currently shown. */
export const selectPlaces = statement<PlaceRow, [personId: string, at: string]>(`
  select ${summaryColumns}, ${posterColumns}, t.featured_from, t.featured_until, t.version,
    (${isShown}) is true as is_shown
  from topic t ${summaryJoins}
  join category c on c.id = t.category_id
  join file poster on poster.id = t.poster_file_id
  where t.featured_in_home and t.deleted_at is null
  order by t.featured_order, t.id limit ${maxFeatured}`).all;
