-- A request may ask to change an approved leave: to cancel it, or to take days out of it. Leave then has several entries.

create table request_change (
  request_id bigint primary key references request (id) on delete cascade,
  changes_id bigint not null references request (id) on delete cascade,
  held jsonb not null,
  freed_from date not null,
  freed_to date not null,
  freed_days numeric(5, 1) not null,
  by_officers boolean not null,
  constraint request_change_other check (request_id <> changes_id),
  constraint request_change_held check (jsonb_typeof(held) = 'array'),
  constraint request_change_freed check (freed_from <= freed_to)
);
comment on table request_change is 'Requests that ask to free the days of an approved leave from a date to another.';
comment on column request_change.held is 'The first and last date of each stretch of the leave when it was asked.';
comment on column request_change.freed_days is 'Days of leave that the freed dates took when the change was asked for.';
comment on column request_change.by_officers is 'Whether officers decide last, since the leave has begun.';
create index request_change_changes on request_change (changes_id);

alter table request_decider drop constraint request_decider_why;
alter table request_decider add constraint request_decider_why check (why in (
  'manager', 'managersManager', 'role', 'person', 'managerAbove', 'serviceManager', 'handedOver', 'officer'));

alter table request_event add column stretches jsonb;
comment on column request_event.stretches is 'Of leave that was cut into several: the first and last date of each.';

drop index absence_request;
create index absence_request on absence (request_id) where request_id is not null;
comment on column absence.request_id is 'The approved request that entered it; null where an officer did. Leave that was cut has several absences.';
