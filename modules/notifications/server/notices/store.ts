import type { Transaction } from "#platform/database/database.ts";
import { statement } from "#platform/database/statement.ts";
import type { MailWay } from "../../contract/kinds.ts";
import { visibleText, visibleTopicText } from "../queries.ts";
import type { Notice } from "../policy.ts";

type Person = { personId: string };

const insertCounters = statement<never>(`
  insert into notification_counter (person_id) select unnest($1::bigint[]) order by 1 on conflict do nothing`);
const lock = statement<never>(`
  select person_id from notification_counter where person_id = any($1::bigint[]) order by person_id for update`);

/** Locks the counters of people against concurrent deliveries and reads, in a fixed order to prevent deadlocks. */
export async function lockCounters(tx: Transaction, people: readonly string[]): Promise<void> {
  await insertCounters(tx, [people]);
  await lock(tx, [people]);
}

/** Delivery of a notice to one person. */
export type Delivery = {
  personId: string;
  inApp: boolean;
  mail: Exclude<MailWay, "off"> | null;
  mailDueAt: Date | null;
  pushDueAt: Date | null;
};

const selectReceivers = statement<Person>(`
  select p.id as "personId" from person p join account a on a.person_id = p.id and a.status = 'active'
  where p.id = any($1::bigint[]) and p.id is distinct from $2
    and ($6::text is null or not exists (
      select from notification n
      where n.topic_id = $3 and n.person_id = p.id and ($6 = 'anyKind' or n.kind = $4)
        and case when $5::bigint is null then n.comment_ids = '{}' else n.comment_ids @> array[$5::bigint] end))
  order by p.id`).column("personId");

/** Returns the people to notify: active, not the actor, and not notified already by the rule of the notice. */
export const receiversAmong = async (
  tx: Transaction,
  { actorId, topicId, kind, commentId, once }: Notice,
  people: readonly string[],
): Promise<string[]> => selectReceivers(tx, people, actorId, topicId, kind, commentId, once);

// Maximum likes and comments of one notification; further ones are not added.
const maxGrouped = 500;

const addToGroup = statement<Person>(`
  update notification n set
    actor_ids = case when $5::bigint is null or cardinality(n.actor_ids) >= ${maxGrouped} then n.actor_ids
      when $6::bigint is null then array_remove(n.actor_ids, $5) || $5 else n.actor_ids || $5 end,
    comment_ids = case when $6::bigint is null or cardinality(n.comment_ids) >= ${maxGrouped} then n.comment_ids
      else n.comment_ids || $6 end,
    latest_at = $7, is_hidden = false, in_app = wanted.in_app
  from unnest($1::bigint[], $8::boolean[]) as wanted (person_id, in_app)
  where n.person_id = wanted.person_id and n.kind = $2 and n.subject_kind = $3 and n.subject_id = $4
    and n.read_at is null and n.created_at > $7::timestamptz - interval '90 days'
  returning n.person_id as "personId"`).changedColumn("personId");

/** Extends existing unread notifications of the subject; returns their people. */
export const addToLines = async (
  tx: Transaction,
  { kind, subject, actorId, commentId }: Notice,
  deliveries: readonly Delivery[],
  at: Date,
): Promise<string[]> =>
  addToGroup(
    tx,
    deliveries.map(({ personId }) => personId),
    kind,
    subject.kind,
    subject.id,
    actorId,
    commentId,
    at,
    deliveries.map(({ inApp }) => inApp),
  );

const insert = statement<never>(`
  insert into notification (person_id, kind, subject_kind, subject_id, topic_id, actor_ids, comment_ids, details, in_app,
    mail, mail_due_at, push_due_at, created_at, latest_at)
  select person_id, $2, $3, $4, $5, array_remove(array[$6::bigint], null), array_remove(array[$7::bigint], null), $8,
    in_app, mail, mail_due_at, push_due_at, $9, $9
  from unnest($1::bigint[], $10::boolean[], $11::text[], $12::timestamptz[], $13::timestamptz[])
    as wanted (person_id, in_app, mail, mail_due_at, push_due_at)`);

export async function addLines(
  tx: Transaction,
  { kind, subject, topicId, actorId, commentId, details }: Notice,
  deliveries: readonly Delivery[],
  at: Date,
): Promise<void> {
  if (deliveries.length === 0) return;
  await insert(tx, [
    deliveries.map(({ personId }) => personId),
    kind,
    subject.kind,
    subject.id,
    topicId,
    actorId,
    commentId,
    JSON.stringify(details),
    at.toISOString(),
    deliveries.map(({ inApp }) => inApp),
    deliveries.map(({ mail }) => mail),
    deliveries.map(({ mailDueAt }) => mailDueAt?.toISOString() ?? null),
    deliveries.map(({ pushDueAt }) => pushDueAt?.toISOString() ?? null),
  ]);
}

/** Removes a like from the author's unread notification. Returns whether there was one. */
export const forgetLike = statement<Person, [kind: string, subjectId: string, actorId: string, authorId: string]>(`
  update notification n set actor_ids = array_remove(n.actor_ids, $3),
    is_hidden = n.is_hidden or cardinality(array_remove(n.actor_ids, $3)) = 0
  where n.kind = 'like' and n.subject_kind = $1 and n.subject_id = $2 and n.read_at is null and n.actor_ids @> array[$3::bigint]
    and n.person_id = $4
  returning n.person_id as "personId"`).hasChanged;

/** Maximum notifications updated by one review. */
export const maxReviewed = 1000;

/** Updates the visibility of notifications that a query selects; returns their people. */
const reviewText = (wrong: string): string => `
  update notification n set is_hidden = not n.is_hidden
  from (${wrong} limit ${maxReviewed}) as wrong
  where n.id = wrong.id and n.created_at = wrong.created_at
  returning n.person_id as "personId"`;

/** Hides notifications of a topic that are no longer visible, and shows those that are again; returns their people. */
export const reviewLines = statement<Person, [topicId: string]>(
  reviewText(`
    select n.id, n.created_at from notification n
    where n.topic_id = $1 and n.is_hidden = ${visibleTopicText}
    order by n.person_id`),
).changedColumn("personId");

/**
 * Hides unread notifications of a report from people who may not read it on a day, and shows those that are visible
 * again; returns their people. Unread ones are found by person; read ones are not counted, and the list checks
 * visibility itself.
 */
export const reviewDocumentLines = statement<Person, [documentId: string, today: string]>(
  reviewText(`
    select n.id, n.created_at from person p join notification n on n.person_id = p.id
    where n.kind = 'documentPublished' and n.subject_kind = 'document' and n.subject_id = $1 and n.read_at is null
      and n.is_hidden = ${visibleText("$2")}
    order by n.person_id`),
).changedColumn("personId");

/**
 * Hides a person's unread notifications of reports that are no longer for them, and shows those that are again, after a
 * change of department or roles. Returns whether there were any. Only reports have an audience that depends on the
 * reader.
 */
export const reviewLinesOf = statement<Person, [personId: string, today: string]>(
  reviewText(`
    select n.id, n.created_at from notification n
    where n.person_id = $1 and n.kind = 'documentPublished' and n.read_at is null and n.is_hidden = ${visibleText("$2")}
    order by n.latest_at desc`),
).hasChanged;

/** Marks notifications of a topic that the person has read as read. Returns whether there were any. */
export const readWithTopic = statement<Person, [personId: string, topicId: string, at: Date]>(`
  update notification n set read_at = $3
  from topic_reading r
  where n.person_id = $1 and n.topic_id = $2 and n.read_at is null and n.kind in ('mention', 'reply', 'follow')
    and r.person_id = $1 and r.topic_id = $2
    and not exists (select from comment c where c.id = any(n.comment_ids) and c.created_at > r.read_at)
  returning n.person_id as "personId"`).hasChanged;

const settle = statement<Person>(`
  update notification set read_at = $5
  where person_id = any($1::bigint[]) and kind = $2 and subject_kind = $3 and subject_id = $4 and read_at is null
  returning person_id as "personId"`).changedColumn("personId");

/** Marks notifications of a kind about a subject as read; returns the people who had one. */
export const settleLines = async (
  tx: Transaction,
  people: readonly string[],
  { kind, subject }: Pick<Notice, "kind" | "subject">,
  at: Date,
): Promise<string[]> => settle(tx, people, kind, subject.kind, subject.id, at);

const selectNotification = statement<{ isNotified: boolean }>(`
  select exists (
    select from notification
    where person_id = $1 and topic_id = $2 and kind = $3 and ($4::bigint is null or actor_ids @> array[$4::bigint])
      and ($5::text is null or subject_kind = $5 and subject_id = $6)) as "isNotified"`).value("isNotified", false);

type Searched = Pick<Notice, "topicId" | "kind"> & { actorId?: string; subject?: Notice["subject"] };

/** Returns whether a person has a notification of a kind about a topic: by an actor, or about a subject. */
export const hasNotification = (tx: Transaction, personId: string, { topicId, kind, actorId, subject }: Searched) =>
  selectNotification(tx, personId, topicId, kind, actorId ?? null, subject?.kind ?? null, subject?.id ?? null);

/** Deletes outdated notifications of a kind about a topic; returns their people. */
export const deleteOutdated = statement<Person, [topicId: string, kind: Notice["kind"]]>(
  `delete from notification where topic_id = $1 and kind = $2 returning person_id as "personId"`,
).changedColumn("personId");
