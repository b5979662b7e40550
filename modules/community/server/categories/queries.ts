import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Category } from "../../contract/schemas.ts";

/** A category, and up to when this reader has marked it read. */
export type CategoryRow = {
  id: string;
  name_ar: string;
  name_en: string;
  description_ar: string | null;
  description_en: string | null;
  icon: string;
  color: string;
  position: number;
  posting: Category["posting"];
  is_active: boolean;
  topic_count: number;
  version: number;
  created_at: string;
  read_at: string | null;
  joined_at: string;
};

/** All categories in their order, with the marks of one reader. Values: person. */
export const categoriesText = `
  select c.id, c.name_ar, c.name_en, c.description_ar, c.description_en, c.icon, c.color, c.position, c.posting,
    c.is_active, c.topic_count, c.version, c.created_at, r.read_at, me.joined_at
  from category c
  join person me on me.id = $1
  left join category_reading r on r.category_id = c.id and r.person_id = me.id
  order by c.position, c.id`;

const selectCategories = statement<CategoryRow>(categoriesText);

export const categoriesFor = (db: Reader, personId: string): Promise<CategoryRow[]> => selectCategories(db, [personId]);

/**
 * Unread topics by category, 99 at most each: from the newest activity down to the reader's floor, without those read
 * since. The list of both pins keeps to one index. Values: person, categories, their floors.
 */
export const unreadCountsText = `
  select given.id, counted.unread
  from unnest($2::bigint[], $3::timestamptz[]) as given (id, floor)
  cross join lateral (
    select count(*)::int as unread from (
      select from topic t
      where t.is_listed and t.category_id = given.id and t.is_pinned in (true, false)
        and t.last_activity_at > given.floor
        and not exists (
          select from topic_reading r
          where r.person_id = $1 and r.topic_id = t.id and r.read_at >= t.last_activity_at)
      limit 99
    ) as unread
  ) as counted`;

export const selectUnreadCounts = statement<{ id: string; unread: number }>(unreadCountsText);
