import type { Reader } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { Category } from "../../contract/schemas.ts";

/** The columns that category managers set. */
export type CategoryValues = {
  name_ar: string;
  name_en: string;
  description_ar: string | null;
  description_en: string | null;
  icon: string;
  color: string;
  position: number;
  posting: Category["posting"];
  is_active: boolean;
};

/** A category with the reader's read mark and notification level. */
export type CategoryRow = CategoryValues & {
  id: string;
  topic_count: number;
  version: number;
  created_at: string;
  read_at: string | null;
  following: Category["following"];
  joined_at: string;
};

/** All categories in order, with the read marks of one reader. Values: person. */
export const categoriesText = `
  select c.id, c.name_ar, c.name_en, c.description_ar, c.description_en, c.icon, c.color, c.position, c.posting,
    c.is_active, c.topic_count, c.version, c.created_at, r.read_at, me.joined_at,
    f.level as following
  from category c
  join person me on me.id = $1
  left join category_reading r on r.category_id = c.id and r.person_id = me.id
  left join category_following f on f.category_id = c.id and f.person_id = me.id
  order by c.position, c.id`;

const selectCategories = statement<CategoryRow>(categoriesText);

export const categoriesFor = (db: Reader, personId: string): Promise<CategoryRow[]> => selectCategories(db, [personId]);

/**
 * Unread topics by category, at most 99 each: of the 1000 most recently active topics above the reader's floor, those
 * not read since. Values: person, categories, their floors.
 */
const unreadCountsText = `
  select given.id, counted.unread
  from unnest($2::bigint[], $3::timestamptz[]) as given (id, floor)
  cross join lateral (
    select count(*)::int as unread from (
      select from (values (true), (false)) as pin (pinned)
      cross join lateral (
        select t.id, t.last_activity_at from topic t
        where t.is_listed and t.category_id = given.id and t.is_pinned = pin.pinned
          and t.last_activity_at > given.floor
        order by t.last_activity_at desc, t.id desc limit 1000
      ) as recent
      where recent.last_activity_at > coalesce(
        (select r.read_at from topic_reading r where r.person_id = $1 and r.topic_id = recent.id), given.floor)
      limit 99
    ) as unread
  ) as counted`;

export const selectUnreadCounts = statement<{ id: string; unread: number }>(unreadCountsText);

/** Topics and comments in open report cases, by category; few rows, each found by an index. */
export const selectOpenCases = statement<{ id: string; open_cases: number }>(`
  select id, count(*)::int as open_cases from (
    select t.category_id as id from topic t where t.open_case_id is not null
    union all
    select t.category_id from comment c join topic t on t.id = c.topic_id where c.open_case_id is not null
  ) as waiting group by id`);
