-- Annual leave takes from a balance: the days a year of its service become a policy for everyone, by which nobody's balance
-- changes. People without a hire date keep the yearly allowance.

create table leave_handover (
  type_id bigint primary key references leave_type (id) on delete cascade,
  days numeric(7, 2) not null,
  began_at timestamptz not null,
  after_person_id bigint not null default 0,
  finished_at timestamptz
);
comment on table leave_handover is 'Types whose yearly allowance became a policy: up to which person entries keep what was left, since it counted requests only.';

with given as (
  select l.id as type_id, s.id as service_id, (s.grants ->> 'daysPerYear')::numeric as days
  from service s
  cross join lateral (
    select k.id from lookup k join leave_type t on t.id = k.id
    where k.category = 'leaveType' and k.request_type = s.code and k.is_active order by k.position, k.id limit 1) l
  where s.effect = 'annualLeave' and s.published_number is not null and s.grants ->> 'daysPerYear' is not null
    and not exists (select from leave_policy p where p.type_id = l.id)
), earliest as (
  select g.type_id, g.days, date_trunc('year', least(
      current_date,
      (select min(a.from_date) from absence a left join request r on r.id = a.request_id
        where a.kind in ('leave', 'halfLeave') and (a.lookup_id = g.type_id or r.service_id = g.service_id)),
      (select min(u.period_start) from request_use u join request r on r.id = u.request_id
        where r.service_id = g.service_id)))::date as from_date
  from given g
), added as (
  insert into leave_policy (type_id, name_ar, name_en, from_date, to_date, everyone, rules, created_at)
  select type_id, 'الرصيد السنوي', 'Yearly allowance', from_date, null, true, jsonb_build_object(
      'period', 'calendarYear', 'bands', jsonb_build_array(jsonb_build_object('afterMonths', 0, 'days', days)),
      'grant', 'start', 'prorate', false, 'rounding', 'none', 'waitingMonths', 0,
      'carryOver', jsonb_build_object('most', 0, 'expiresAfterMonths', null), 'overdraw', 0), now()
  from earliest
  returning type_id
), handed as (
  insert into leave_handover (type_id, days, began_at) select type_id, days, now() from earliest
)
update leave_type t set takes_balance = true, version = t.version + 1 from added where added.type_id = t.id;

-- Any service may book leave of the type whose lookup names it.
alter table service drop constraint service_effect;
alter table service add constraint service_effect check (
  effect in ('annualLeave', 'sickLeave', 'leave', 'hourlyPermission', 'attendanceCorrection', 'mission', 'employmentLetter'));
