-- Approved leave is counted again when schedules change, until its month is locked.

create table leave_recount_run (
  id bigint generated always as identity primary key,
  cause text not null,
  people bigint[],
  from_date date,
  to_date date,
  after_person_id bigint not null default 0,
  created_at timestamptz not null,
  failed_at timestamptz
);
comment on table leave_recount_run is 'Changes of schedules after which leave is still to be counted again; deleted when all people are done.';
comment on column leave_recount_run.people is 'Null: everyone.';

create table leave_recount (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id) on delete cascade,
  type_id bigint not null references leave_type (id) on delete cascade,
  absence_id bigint references absence (id) on delete set null,
  request_id bigint references request (id) on delete set null,
  from_date date not null,
  to_date date not null,
  cause text not null,
  days jsonb not null,
  total numeric(5, 1) not null,
  is_short boolean not null,
  counted_at timestamptz not null,
  constraint leave_recount_days check (jsonb_typeof(days) = 'array')
);
comment on table leave_recount is 'Days of approved leave that came back or were taken since a schedule changed. Rows are only added: what a leave takes is what was counted first, less their days.';
comment on column leave_recount.days is 'By date, each with its days, which are positive where they came back, and why: holiday, dayOff, workDay.';
comment on column leave_recount.total is 'The sum of its days.';
comment on column leave_recount.is_short is 'Whether days were taken that the balance does not have.';
create index leave_recount_person on leave_recount (person_id, type_id);
create index leave_recount_type on leave_recount (type_id);
create index leave_recount_absence on leave_recount (absence_id) where absence_id is not null;
create index leave_recount_request on leave_recount (request_id) where request_id is not null;
create index leave_recount_short on leave_recount (id) where is_short;

alter table request_event add column counted jsonb;
comment on column request_event.counted is 'Of leave that was counted again: the dates that came back or are taken, as in leave_recount.';
alter table request_event drop constraint request_event_kind;
alter table request_event add constraint request_event_kind check (kind in (
  'submitted', 'stepEntered', 'approved', 'returned', 'rejected', 'completed', 'withdrawn', 'commented', 'handedOver',
  'letterRevoked', 'revoked', 'shortened', 'recounted'));
