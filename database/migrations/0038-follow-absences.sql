-- What an approved request entered in attendance names its request, so that the request learns of it when an officer
-- takes that back or shortens it.

alter table absence add column request_id bigint;
alter table absence add constraint absence_request_id_fkey
  foreign key (request_id) references request (id) on delete restrict;
comment on column absence.request_id is 'The approved request that entered it; null where an officer did.';

-- Requests enter exactly what was asked for, and absences of a person never overlap: the span says which is whose.
update absence a set request_id = entered.request_id from (
  select distinct on (a.id) a.id, r.id as request_id
  from absence a
  join request r on r.requester_id = a.person_id and r.state = 'approved'
  join service s on s.id = r.service_id
  where case s.effect
    when 'annualLeave' then a.kind = 'leave'
    when 'sickLeave' then a.kind = 'leave'
    when 'mission' then a.kind in ('mission', 'remote')
    when 'hourlyPermission' then a.kind = 'permission'
    else false
  end and case when s.effect = 'hourlyPermission' then
      a.from_date = a.to_date and to_char(a.from_date, 'YYYY-MM-DD') = r.answers->>'day'
      and to_char(a.from_time, 'HH24:MI') = r.answers->'hours'->>'from'
      and to_char(a.to_time, 'HH24:MI') = r.answers->'hours'->>'to'
    else
      a.from_time = '00:00' and a.to_time = '23:59'
      and to_char(a.from_date, 'YYYY-MM-DD') = r.answers->'period'->>'from'
      and to_char(a.to_date, 'YYYY-MM-DD') = r.answers->'period'->>'to'
  end
  order by a.id, r.id desc
) entered where entered.id = a.id;
create unique index absence_request on absence (request_id) where request_id is not null;

alter table request drop constraint request_state;
alter table request add constraint request_state
  check (state in ('draft', 'waiting', 'returned', 'approved', 'rejected', 'withdrawn', 'revoked'));
alter table request drop constraint request_ended;
alter table request add constraint request_ended
  check ((state in ('approved', 'rejected', 'withdrawn', 'revoked')) = (ended_at is not null));

alter table request_event drop constraint request_event_kind;
alter table request_event add constraint request_event_kind check (kind in (
  'submitted', 'stepEntered', 'approved', 'returned', 'rejected', 'completed', 'withdrawn', 'commented', 'handedOver',
  'letterRevoked', 'revoked', 'shortened'));
alter table request_event add column from_date date;
alter table request_event add column from_time time;
alter table request_event add column to_date date;
alter table request_event add column to_time time;
alter table request_event add constraint request_event_left check (
  num_nonnulls(from_date, from_time, to_date, to_time) = case when kind = 'shortened' then 4 else 0 end);
comment on column request_event.from_date is 'Of what was shortened: when that which is left begins and ends, by the clock of the place of work.';
