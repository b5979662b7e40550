import type { Reader } from "#platform/database/database.ts";
import { keyset } from "#platform/database/keyset.ts";
import { statement } from "#platform/database/statement.ts";
import type { Cursor } from "#platform/http/cursor.ts";
import type { FetchSize } from "#platform/http/page.ts";
import type { NotificationKind } from "../../contract/kinds.ts";
import type { Notice } from "../policy.ts";
import { openableText, presentCommentText, visibleText } from "../queries.ts";

/** An actor, as JSON from the database. */
export type ActorRow = {
  id: string;
  nameAr: string | null;
  nameEn: string | null;
  titleAr: string | null;
  titleEn: string | null;
  photo: string | null;
};

export type NotificationRow = {
  id: string;
  kind: NotificationKind;
  subject_kind: string;
  subject_id: string;
  details: Notice["details"];
  read_at: string | null;
  created_at: string;
  latest_at: string;
  topic_id: string | null;
  title_ar: string | null;
  title_en: string | null;
  category_id: string | null;
  category_name_ar: string | null;
  category_name_en: string | null;
  is_openable: boolean;
  comment_id: string | null;
  comment_text: string | null;
  actors: ActorRow[];
  actor_count: number;
};

const named = 3;

const columns = `
  n.id, n.kind, n.subject_kind, n.subject_id, n.details, n.read_at, n.created_at, n.latest_at, n.topic_id,
  t.title_ar, t.title_en, t.category_id, g.name_ar as category_name_ar, g.name_en as category_name_en,
  ${openableText} as is_openable, said.comment_id, said.comment_text, who.actors, who.actor_count`;

// Only existing comments have an author to name.
const joins = `
  left join topic t on t.id = n.topic_id
  left join category g on g.id = t.category_id
  left join lateral (
    select c.id as comment_id, left(c.content, 200) as comment_text
    from unnest(n.comment_ids) with ordinality as told (id, place) join comment c on c.id = told.id
    where ${presentCommentText} order by told.place limit 1
  ) as said on true
  cross join lateral (
    select count(*)::int as actor_count, coalesce(
      jsonb_agg(distinct_actor.person order by distinct_actor.place desc) filter (where distinct_actor.rank <= ${named}),
      '[]') as actors
    from (
      select max(done.place) as place, row_number() over (order by max(done.place) desc) as rank, jsonb_build_object(
        'id', p.id::text, 'nameAr', p.name_ar, 'nameEn', p.name_en, 'titleAr', p.title_ar, 'titleEn', p.title_en,
        'photo', p.photo_file_id::text) as person
      from unnest(n.actor_ids) with ordinality as done (id, place)
      join person p on p.id = done.id
      where cardinality(n.comment_ids) = 0 or exists (
        select from comment c where c.id = n.comment_ids[done.place] and ${presentCommentText})
      group by p.id
    ) as distinct_actor
  ) as who`;

/** `isViewed`: for an administrator who views the portal as this person. */
export type ListFilter = { kind: NotificationKind | null; unread: boolean; isViewed: boolean };

/** Poll reminders go only to people who have not voted, which is visible to the person alone. */
const ofOwnerAlone = "n.kind = 'pollClosing'";

/** A page of a person's notifications, newest first. Values: person, kind or null, cursor instant and id, today. */
function notificationsText({ unread, isViewed }: ListFilter, direction: Cursor["direction"], size: FetchSize): string {
  const { condition, orderBy } = keyset(["n.latest_at", "n.id"], "desc", direction, 3);
  return `
    select ${columns} from (
      select * from notification n
      where n.person_id = $1 and n.is_shown ${unread ? "and n.read_at is null" : ""} and ($2::text is null or n.kind = $2)
        ${isViewed ? `and not (${ofOwnerAlone})` : ""} and ${condition} and ${visibleText("$5")}
      order by ${orderBy} limit ${size}
    ) as n ${joins} order by ${orderBy}`;
}

/**
 * Unread and visible notifications of a person that match a condition on `n`: at most 20, newest first. Values: person,
 * those of the condition, and today as `today`.
 */
export const unreadText = (condition: string, today: `$${number}`): string => `
  select ${columns} from (
    select * from notification n
    where n.person_id = $1 and n.read_at is null and not n.is_hidden and ${condition} and ${visibleText(today)}
    order by n.latest_at desc, n.id desc limit 20
  ) as n ${joins} order by n.latest_at desc, n.id desc`;

/** Notifications to mail to a person: due instant ones, or those of the digest. Values: person, instant, today. */
export const waitingText = (mail: "instant" | "digest"): string => {
  const due = mail === "instant" ? "n.mail_due_at <= $2" : "n.created_at > $2";
  return unreadText(`n.mail = '${mail}' and n.mailed_at is null and ${due}`, "$3");
};

const firstPosition = ["infinity", "9223372036854775807"];

export const fetchNotifications = (
  db: Reader,
  { personId, today }: { personId: string; today: string },
  filter: ListFilter,
  cursor: Cursor | null,
  size: FetchSize,
): Promise<NotificationRow[]> =>
  statement<NotificationRow>(notificationsText(filter, cursor?.direction ?? "after", size))(db, [
    personId,
    filter.kind,
    ...(cursor?.values ?? firstPosition),
    today,
  ]);

export const countUnread = statement<{ unread: number }, [personId: string]>(
  "select unread_count as unread from notification_counter where person_id = $1",
).value("unread", 0);

/** Counts the unread notifications that an administrator sees who views the portal as this person. */
export const countViewedUnread = statement<{ unread: number }, [personId: string]>(`
  select c.unread_count - (
    select count(*) from notification n
    where n.person_id = c.person_id and ${ofOwnerAlone} and n.is_shown and n.read_at is null)::int as unread
  from notification_counter c where c.person_id = $1`).value("unread", 0);
