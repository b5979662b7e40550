// SQL conditions of visible notifications: the list checks them per notification; a review after events of a topic, and
// after a report was withdrawn or got another audience, stores the result for the count.

/** Outcomes of a person's own texts: shown even if the text cannot be opened. */
const aboutOutcome = "n.kind in ('topicDeactivated', 'reportDecided')";

/** Condition that the person may open the subject of the notification `n`. */
export const openableText = `(n.topic_id is null or exists (
  select from topic t join category g on g.id = t.category_id
  where t.id = n.topic_id and t.deleted_at is null
    and (t.is_listed and g.is_active or t.author_id = n.person_id)))`;

/** A comment visible to all readers of its topic. */
export const presentCommentText = "c.deleted_at is null and c.hidden_at is null";

const tellsOfSomething = `(
  case when n.kind = 'like' then cardinality(n.actor_ids) > 0 and (n.subject_kind <> 'comment' or exists (
      select from comment c where c.id = n.subject_id and ${presentCommentText}))
    when cardinality(n.comment_ids) > 0 then exists (
      select from comment c where c.id = any(n.comment_ids) and ${presentCommentText})
    else true end)`;

/** Condition that the notification `n` about a topic is visible to its person now. */
export const visibleTopicText = `(${aboutOutcome} or (${openableText} and ${tellsOfSomething}))`;

/** Condition that the person of `n` may read the report on a day, as the publications module defines it. */
const canReadReport = (today: string): string => `exists (
  select from document x join person p on p.id = n.person_id
  where x.id = n.subject_id and x.withdrawn_at is null and (x.audience_id is null
    or exists (select from publication_audience_department d
      where d.audience_id = x.audience_id and d.department_id = p.department_id)
    or exists (select from publication_audience_role a join role r on r.id = a.role_id
      where a.audience_id = x.audience_id and (r.key = 'employee' or exists (select from role_member m
        where m.role_id = r.id and m.person_id = p.id and m.valid @> ${today}::date)))))`;

/** Condition that the notification `n` of any kind is visible to its person; `today`: the parameter of the date. */
export const visibleText = (today: `$${number}`): string =>
  `(${visibleTopicText} and (n.kind <> 'documentPublished' or ${canReadReport(today)}))`;
