import { statement } from "#platform/database/statement.ts";
import type { Category } from "../../contract/schemas.ts";

/** A category with the reader's read mark and the instant when they joined. */
export type CategoryRow = Omit<Category, "unreadCount" | "openCaseCount" | "can"> & {
  readAt: string | null;
  joinedAt: string;
};

/** All categories in order, with the read marks of one reader. Values: person. */
export const categoriesText = `
  select c.id, c.name_ar as "nameAr", c.name_en as "nameEn", c.description_ar as "descriptionAr",
    c.description_en as "descriptionEn", c.icon, c.color, c.position as "order", c.posting, c.is_active as "isActive",
    c.topic_count as "topicCount", c.version, c.created_at as "createdAt", r.read_at as "readAt",
    me.joined_at as "joinedAt", f.level as following
  from category c
  join person me on me.id = $1
  left join category_reading r on r.category_id = c.id and r.person_id = me.id
  left join category_following f on f.category_id = c.id and f.person_id = me.id
  order by c.position, c.id`;

export const categoriesFor = statement<CategoryRow, [personId: string]>(categoriesText).all;

/**
 * Unread topics by category, at most 99 each: of the 1000 most recently active topics above the reader's floor, those
 * not read since.
 */
export const selectUnreadCounts = statement<
  { id: string; unread: number },
  [personId: string, categoryIds: readonly string[], floors: readonly (string | undefined)[]]
>(`
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
  ) as counted`).all;

/** Topics and comments in open report cases, by category; few rows, each found by an index. */
export const selectOpenCases = statement<{ id: string; count: number }, []>(`
  select id, count(*)::int as count from (
    select t.category_id as id from topic t where t.open_case_id is not null
    union all
    select t.category_id from comment c join topic t on t.id = c.topic_id where c.open_case_id is not null
  ) as waiting group by id`).all;
