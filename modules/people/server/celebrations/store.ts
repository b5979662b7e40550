import { statement } from "#platform/database/statement.ts";

/** Logs a view of birthdays, once per day. */
export const insertBirthdayViews = statement<never, [personIds: readonly string[], day: string, viewerId: string]>(`
  insert into person_view (person_id, day, viewer_id, fields)
  select seen.person_id, $2, $3, array['birthday']
  from (select unnest($1::bigint[]) as person_id order by 1) seen
  where not exists (
    select from person_view w
    where w.person_id = seen.person_id and w.day = $2 and w.viewer_id = $3 and w.fields @> array['birthday'])
  on conflict (person_id, day, viewer_id) do update
    set fields = array(select distinct unnest(person_view.fields || excluded.fields))`).run;
