import { sql } from "kysely";
import type { Transaction } from "#platform/database/database.ts";
import { day, hour } from "./dates.ts";
import { demonstrationAccounts, personId } from "./people.ts";
import { categoryId } from "./topics.ts";

/** Older events are not notified. */
const reachDays = 21;
/** The category that demonstration accounts follow. */
const followed = categoryId("announcements");

/**
 * Inserts the notifications of the demonstration accounts that follow from the community's events: older ones are read,
 * those since the last visit are not.
 */
export async function fillNotifications(tx: Transaction, now: Date): Promise<void> {
  const people = demonstrationAccounts.map(({ person }) => personId(person));
  const since = new Date(now.getTime() - reachDays * day);
  const visit = new Date(now.getTime() - 40 * hour);
  await sql`
    insert into category_following (category_id, person_id, level)
    select ${sql.lit(followed)}, person_id, 'follow' from unnest(${people}::bigint[]) as p (person_id)
    on conflict do nothing`.execute(tx);
  await sql`
    with happened (person_id, kind, subject_kind, subject_id, topic_id, actor_id, comment_id, at) as (
      select t.author_id, 'like', 'topic', t.id, t.id, l.person_id, null::bigint, l.created_at
      from topic_like l join topic t on t.id = l.topic_id
      union all
      select c.author_id, 'like', 'comment', c.id, c.topic_id, l.person_id, null, l.created_at
      from comment_like l join comment c on c.id = l.comment_id
      union all
      select m.person_id, 'mention', 'comment', c.id, c.topic_id, c.author_id, c.id, c.created_at
      from mention m join comment c on c.id = m.comment_id
      union all
      select m.person_id, 'mention', 'topic', t.id, t.id, t.author_id, null, t.published_at
      from mention m join topic t on t.id = m.topic_id where m.comment_id is null
      union all
      select reply.person_id, 'reply', reply.kind, reply.id, c.topic_id, c.author_id, c.id, c.created_at
      from comment c join topic t on t.id = c.topic_id
      left join comment parent on parent.id = c.parent_id
      cross join lateral (values
        (parent.author_id, 'comment', parent.id),
        (case when parent.author_id is distinct from t.author_id then t.author_id end, 'topic', t.id)
      ) as reply (person_id, kind, id)
      where not exists (select from mention m where m.comment_id = c.id and m.person_id = reply.person_id)
      union all
      select p.person_id, 'follow', 'category', t.category_id, t.id, t.author_id, null, t.published_at
      from topic t cross join unnest(${people}::bigint[]) as p (person_id)
      where t.category_id = ${sql.lit(followed)} and t.is_listed
    )
    insert into notification (person_id, kind, subject_kind, subject_id, topic_id, actor_ids, comment_ids, read_at,
      created_at, latest_at)
    select person_id, kind, subject_kind, subject_id, topic_id, array_agg(actor_id order by at),
      array_remove(array_agg(comment_id order by at), null),
      case when is_seen then max(at) + interval '40 minutes' end, min(at), max(at)
    from (select *, at <= ${visit} as is_seen from happened) as seen
    where person_id = any(${people}::bigint[]) and actor_id <> person_id and at > ${since} and at <= ${now}
    group by person_id, kind, subject_kind, subject_id, topic_id, is_seen`.execute(tx);
}
