-- Rules that reach the officer who wrote them: allowed for everyone and for days to come, and looked at by another officer.

create table rule_mark (
  id bigint generated always as identity primary key,
  rule_kind text not null,
  rule_id bigint not null,
  action text not null,
  author_id bigint not null references person (id) on delete restrict,
  first_date date,
  last_date date,
  made_at timestamptz not null,
  seen_by bigint references person (id) on delete restrict,
  seen_at timestamptz,
  constraint rule_mark_kind check (rule_kind in ('zone', 'location', 'locationZoneUser', 'exceptionDay')),
  constraint rule_mark_action check (action in ('created', 'updated', 'deleted')),
  constraint rule_mark_seen check ((seen_by is null) = (seen_at is null))
);
comment on table rule_mark is 'Changes of rules of attendance that reach their author, until another officer has seen them.';
comment on column rule_mark.first_date is 'Of the dates of the author that can change; null where there is no first.';
create index rule_mark_open on rule_mark (id) where seen_at is null;
create index rule_mark_seen_newest on rule_mark (id) where seen_at is not null;
