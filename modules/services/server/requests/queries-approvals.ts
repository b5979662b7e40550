import { statement } from "#platform/database/statement.ts";

export type UseRow = { request_id: string; asked: number; taken: number };

/** Amounts that requests, and others of the same person and service, use per year or month. Values: requests. */
export const selectUsesOfWaiting = statement<UseRow>(`
  select u.request_id, u.amount::float8 as asked, coalesce((
    select sum(other.amount) from request o join request_use other on other.request_id = o.id
    where o.requester_id = r.requester_id and o.service_id = r.service_id and o.id <> r.id
      and o.state in ('waiting', 'approved') and other.period_start = u.period_start), 0)::float8 as taken
  from request_use u join request r on r.id = u.request_id
  where u.request_id = any($1::bigint[]) order by u.request_id, u.period_start`);

export type AwayRow = { request_id: string; person_id: string; from_date: string; to_date: string; total: number };

/**
 * Team members of the requester on leave or mission during each request: the first few, and the total, up to 200.
 * Values, in the same order: requests, requesters, first and last dates.
 */
export const selectAway = statement<AwayRow>(`
  select q.request_id, a.person_id, a.from_date, a.to_date, a.total
  from unnest($1::bigint[], $2::bigint[], $3::date[], $4::date[]) as q (request_id, requester_id, first, last)
  join person r on r.id = q.requester_id and r.manager_id is not null
  cross join lateral (
    select n.*, count(*) over ()::int as total
    from (
      select distinct on (p.id) p.id as person_id, a.from_date, a.to_date
      from person p
      join account c on c.person_id = p.id and c.status = 'active'
      join absence a on a.person_id = p.id and a.to_date >= q.first and a.from_date <= q.last
        and a.kind in ('leave', 'halfLeave', 'mission')
      where p.manager_id = r.manager_id and p.id <> q.requester_id
      order by p.id, a.from_date limit 200) n
    order by n.from_date, n.person_id limit 5) a
  order by q.request_id, a.from_date, a.person_id`);
