-- Overtime that has to be asked for before its day.

alter table overtime_policy
  drop constraint overtime_policy_approval,
  add constraint overtime_policy_approval check (approval in ('before', 'afterwards', 'none'));
comment on column overtime_policy.approval is 'before: only minutes that were asked for and approved are claimed; afterwards: the manager decides on each claim; none: a claim is approved at once.';

alter table overtime_claim
  drop constraint overtime_claim_state,
  drop constraint overtime_claim_minutes,
  add constraint overtime_claim_state check (state in ('waiting', 'approved', 'rejected', 'exhausted', 'unasked')),
  add constraint overtime_claim_minutes check (minutes between 0 and beyond_minutes
    and night_minutes between 0 and minutes and beyond_night_minutes between 0 and beyond_minutes
    and (day_kind = 'workDay' or beyond_night_minutes = 0) and (state in ('exhausted', 'unasked')) = (minutes = 0));
comment on column overtime_claim.state is 'exhausted: nothing is left within the limits; unasked: its policy wants overtime to be asked for, and it was not.';

create table overtime_request (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id) on delete cascade,
  date date not null,
  minutes integer not null,
  reason text,
  state text not null,
  approved_minutes integer,
  decided_by bigint references person (id) on delete set null,
  decided_at timestamptz,
  note text,
  asked_at timestamptz not null,
  version integer not null default 1,
  constraint overtime_request_minutes check (minutes between 1 and 1440),
  constraint overtime_request_state check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  constraint overtime_request_approved check ((state = 'approved') = (approved_minutes is not null)
    and approved_minutes between 1 and minutes)
);
comment on table overtime_request is 'Overtime that a person asks for before its day; one of a date counts.';
comment on column overtime_request.reason is 'In the words of the person; null once the person has been erased.';
create unique index overtime_request_once on overtime_request (person_id, date) where state in ('waiting', 'approved');
create index overtime_request_newest on overtime_request (person_id, date, id);
create index overtime_request_waiting on overtime_request (date, id) where state = 'waiting';
