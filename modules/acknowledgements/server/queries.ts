import { authorColumns, type AuthorRow } from "#modules/community/server/index.ts";
import { keyset } from "#platform/database/keyset.ts";
import { statement } from "#platform/database/statement.ts";
import type { FetchSize } from "#platform/http/page.ts";
import type { ConcernedPerson, Coverage, MustRead } from "../contract/schemas.ts";

/** SQL condition: the must-read `m` concerns the person `p`. Excludes inactive accounts. */
const concerns = `(m.is_for_everyone or exists (
  select from must_read_department d where d.topic_id = m.topic_id and d.department_id = p.department_id))`;
/** The valid acknowledgement, i.e. since the latest request. */
const acknowledged = `
  left join acknowledgement a on a.topic_id = m.topic_id and a.person_id = p.id and a.acknowledged_at >= m.asked_at`;

/** The department `d` as in the contract. */
const department = "json_build_object('id', d.id::text, 'nameAr', d.name_ar, 'nameEn', d.name_en)";
const optionalDepartment = `case when d.id is not null then ${department} end as department`;

export type MustReadRow = AuthorRow & Omit<MustRead, "askedBy" | "isOverdue" | "can">;

export const selectMustRead = statement<MustReadRow, [personId: string, topicId: string]>(`
  select m.topic_id as "topicId", m.due_on as "dueOn", m.is_for_everyone as "isForEveryone", m.asked_at as "askedAt",
    m.version, ${authorColumns("asker")}, ${concerns} as "concernsMe", a.acknowledged_at as "acknowledgedAt",
    coalesce((
      select json_agg(${department} order by d.id)
      from must_read_department md join department d on d.id = md.department_id where md.topic_id = m.topic_id
    ), '[]') as departments
  from must_read m
  join person asker on asker.id = m.asked_by
  join person p on p.id = $1
  ${acknowledged}
  where m.topic_id = $2`).first;

/** By department, least covered first. */
export const selectCoverage = statement<Coverage["departments"][number], [topicId: string]>(`
  select ${optionalDepartment}, count(*)::int as people, count(a.person_id)::int as acknowledged
  from must_read m
  join person p on ${concerns}
  join account on account.person_id = p.id and account.status = 'active'
  left join department d on d.id = p.department_id
  ${acknowledged}
  where m.topic_id = $1
  group by d.id
  order by count(a.person_id)::float8 / count(*), d.id nulls last`).all;

export type ConcernedRow = AuthorRow & Omit<ConcernedPerson, "person">;

type ConcernedShape = {
  direction: "after" | "before";
  size: FetchSize | 5000;
  acknowledged: boolean | null;
  byDepartment: boolean;
};

/** People in the audience, by id. Values: topic, id to continue from, then the department if filtered. */
export function concernedText({ direction, size, acknowledged: asked, byDepartment }: ConcernedShape): string {
  const { condition, orderBy } = keyset(["p.id"], "asc", direction, 2);
  const conditions = [
    condition,
    ...(asked === null ? [] : [`a.person_id is ${asked ? "not " : ""}null`]),
    ...(byDepartment ? ["p.department_id = $3"] : []),
  ];
  return `
    select ${authorColumns("p")}, ${optionalDepartment}, a.acknowledged_at as "acknowledgedAt"
    from must_read m
    join person p on ${concerns}
    join account on account.person_id = p.id and account.status = 'active'
    left join department d on d.id = p.department_id
    ${acknowledged}
    where m.topic_id = $1 and ${conditions.join(" and ")}
    order by ${orderBy} limit ${size}`;
}

export type MyMustReadRow = {
  topic_id: string;
  category_id: string;
  title_ar: string | null;
  title_en: string | null;
  due_on: string;
};

/** Must-reads that a person has yet to acknowledge, of topics visible to all users. Values: person. */
export const selectMine = statement<MyMustReadRow>(`
  select t.id as topic_id, t.category_id, t.title_ar, t.title_en, m.due_on
  from must_read m
  join topic t on t.id = m.topic_id and t.is_listed
  join category c on c.id = t.category_id and c.is_active
  join person p on p.id = $1
  ${acknowledged}
  where a.person_id is null and ${concerns}
  order by m.due_on, t.id limit 50`);

/** Returns up to 500 people who have yet to acknowledge a topic, by id. */
export const selectMissing = statement<{ id: string }, [topicId: string, after: string]>(`
  select p.id
  from must_read m
  join person p on ${concerns}
  join account on account.person_id = p.id and account.status = 'active'
  ${acknowledged}
  where m.topic_id = $1 and a.person_id is null and p.id > $2
  order by p.id limit 500`).column("id");

/** Returns the last day of a topic's must-read; null without one. */
export const selectDueOn = statement<{ dueOn: string }, [topicId: string]>(
  `select due_on as "dueOn" from must_read where topic_id = $1`,
).value("dueOn", null);
