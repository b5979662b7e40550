import { statement } from "#platform/database/statement.ts";
import type { EvaluationInput } from "../../contract/evaluation.ts";
import type { LeavePolicy, PolicySubject } from "./resolve-policies.ts";

export type PolicyRow = LeavePolicy & { employee_role: string };

/** The policies of a leave type. */
export const selectPolicies = statement<PolicyRow, [typeId: string]>(`
  select p.id, p.from_date as "from", p.to_date as "to", p.everyone, p.rules,
    (select coalesce(json_agg(r.role_id::text order by r.role_id), '[]')
      from leave_policy_role r where r.leave_policy_id = p.id) as roles,
    (select id::text from role where key = 'employee') as employee_role /* not null: built in */
  from leave_policy p where p.type_id = $1 order by p.id`).all;

export type CaseRow = PolicySubject & {
  id: string;
  hire_date: string;
  left_on: string | null;
  suspensions: EvaluationInput["employee"]["suspensions"];
  entries: EvaluationInput["entries"];
  /**
   * `<id of the use> <date> <part>` of each day, by use, with commas; shorter to write and read than objects. A fourth
   * word follows what is only asked for.
   */
  taken: string | null;
};

/**
 * Input of the engine for people hired up to a date, apart from policies. Entries and uses before the hire date, which
 * may have changed since, are left out. The lot of an entry has its id, and others have the number of a year: the zero
 * in front tells them apart and changes no order. Values: people, type, the date, the roles of its policies; whether
 * with leave that is only asked for; a request whose days are left out, or null.
 */
const casesOf = (people: string) =>
  statement<CaseRow>(`
  select p.id, p.hire_date, p.left_on,
    (select coalesce(json_agg(json_build_object('from', s.from_date, 'to', s.to_date) order by s.from_date), '[]')
      from leave_suspension s where s.person_id = p.id) as suspensions,
    (select coalesce(json_agg(x.leave_policy_id::text order by x.leave_policy_id), '[]')
      from leave_policy_person x join leave_policy y on y.id = x.leave_policy_id and y.type_id = $2
      where x.person_id = p.id) as named,
    (select coalesce(json_agg(json_build_object('role', m.role_id::text, 'from', lower(m.valid),
        'to', upper(m.valid) - 1)), '[]')
      from role_member m where m.person_id = p.id and m.role_id = any($4::bigint[])) as roles,
    (select coalesce(json_agg(json_build_object('id', '0' || e.id, 'date', e.date, 'kind', e.kind, 'days', e.days,
        'expires', e.expires, 'note', null) order by e.id), '[]')
      from leave_entry e
      where e.person_id = p.id and e.type_id = $2 and e.date >= p.hire_date and e.reverses_id is null
        and not exists (select from leave_entry r where r.reverses_id = e.id)) as entries,
    (select string_agg(u.id || ' ' || d.date || ' ' || d.part
        || case when u.absence_id is null then ' asked' else '' end, ',' order by u.id, d.date)
      from leave_use u join leave_use_day d on d.leave_use_id = u.id and d.date >= p.hire_date
      where u.person_id = p.id and u.type_id = $2
        and ($5::boolean or u.absence_id is not null)
        and ($6::bigint is null or u.request_id is distinct from $6)) as taken
  from person p
  where ${people} and p.hire_date <= $3::date
  order by p.id`);
/** For one person of the list apart: PostgreSQL keeps a plan for one, but plans anew for each list. */
export const selectCases = { one: casesOf("p.id = ($1::bigint[])[1]"), all: casesOf("p.id = any($1::bigint[])") };
