import { statement } from "#platform/database/statement.ts";

/** Locks a type whose yearly allowance has not been handed over completely; null if there is none. */
export const lockHandover = statement<{ type_id: string; after_person_id: string }, []>(`
  select type_id, after_person_id from leave_handover where finished_at is null order by type_id limit 1 for update`).changed;

export const updateHandover = statement<never, [typeId: string, afterPersonId: string]>(
  "update leave_handover set after_person_id = $2 where type_id = $1",
).run;
export const finishHandover = statement<never, [typeId: string, at: string]>(
  "update leave_handover set finished_at = $2 where type_id = $1",
).run;

/** The next people with a hire date and leave of a type, by id. */
export const selectToHandOver = statement<{ id: string }, [typeId: string, after: string]>(`
  select p.id from person p
  where p.id > $2 and p.hire_date is not null and (
    exists (select from leave_use u where u.person_id = p.id and u.type_id = $1)
    or exists (
      select from request r join service s on s.id = r.service_id join lookup l on l.request_type = s.code
      join request_use x on x.request_id = r.id where r.requester_id = p.id and l.id = $1))
  order by p.id limit 100`).column("id");

// The allowance counted requests only; a past year counts no more than was granted, since its lack ended with the year.
// The balance counts all leave; entries that officers make afterwards are not made good.
export const insertHandedOver = statement<never, [typeId: string, personIds: readonly string[], at: string]>(`
  with told as (
    select r.requester_id as person_id, extract(year from x.period_start)::int as year, sum(x.amount) as days
    from request r join service s on s.id = r.service_id join lookup l on l.request_type = s.code
    join request_use x on x.request_id = r.id
    where r.requester_id = any($2::bigint[]) and r.state in ('waiting', 'approved') and l.id = $1
    group by r.requester_id, year
  ), taken as (
    select u.person_id, extract(year from d.date)::int as year, sum(d.part) as days
    from leave_use u join leave_use_day d on d.leave_use_id = u.id join person p on p.id = u.person_id
    join leave_handover h on h.type_id = u.type_id left join absence a on a.id = u.absence_id
    where u.person_id = any($2::bigint[]) and u.type_id = $1 and d.date >= p.hire_date
      and (u.request_id is not null or a.created_at < h.began_at)
    group by u.person_id, year
  ), differing as (
    select person_id, year, coalesce(taken.days, 0) - case
        when year < extract(year from h.began_at) then least(coalesce(told.days, 0), h.days)
        else coalesce(told.days, 0) end as days
    from told full join taken using (person_id, year) cross join leave_handover h where h.type_id = $1
  )
  insert into leave_entry (person_id, type_id, kind, date, days, expires, note, created_at)
  select p.id, $1, 'adjustment', greatest(make_date(d.year, 1, 1), p.hire_date), d.days,
    case when d.days > 0 then make_date(d.year, 12, 31) end, 'رصيد سنوي سابق · Earlier yearly allowance', $3::timestamptz
  from differing d join person p on p.id = d.person_id
  where d.days <> 0 and p.hire_date <= make_date(d.year, 12, 31)`).run;
