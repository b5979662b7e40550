import { statement } from "#platform/database/statement.ts";

/** Stores that a person has read a topic up to an instant: that of the latest activity they saw. */
export const saveTopicReading = statement<never, [personId: string, topicId: string, at: string]>(`
  insert into topic_reading (person_id, topic_id, read_at) values ($1, $2, $3)
  on conflict (person_id, topic_id) do update set read_at = greatest(topic_reading.read_at, excluded.read_at)`).run;

/**
 * Stores that a person has read everything in a category; category 1 means all. Comments within one clock tick are a
 * microsecond apart, so the newest may be slightly later than the clock.
 */
export const saveCategoryReading = statement<never, [personId: string, categoryId: string, at: string]>(`
  insert into category_reading (person_id, category_id, read_at)
  select $1, $2, greatest($3::timestamptz, (
    select least(t.last_activity_at, $3::timestamptz + interval '1 millisecond')
    from topic t where t.is_listed order by t.last_activity_at desc limit 1))
  on conflict (person_id, category_id) do update set read_at = greatest(category_reading.read_at, excluded.read_at)`).run;

/** Deletes topic readings from before an instant. Scans the whole table: run once a day. */
export const deleteReadings = statement<never, [before: string]>("delete from topic_reading where read_at < $1").run;
