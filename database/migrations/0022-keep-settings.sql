-- Settings that administrators keep, the organisation's logos, and how much is going on.

create table setting_version (
  is_only boolean primary key default true,
  version integer not null default 1,
  constraint setting_version_one check (is_only)
);
comment on table setting_version is 'Counts the changes of settings. Who changes one holds this row, so that nobody overwrites what they have not seen.';
insert into setting_version default values;

create table logo (
  hash text primary key,
  media_type text not null,
  content bytea not null,
  constraint logo_size check (octet_length(content) <= 262144)
);
comment on table logo is 'A picture of the organisation, named by its content; the setting "logos" says where it is shown. Here and not among the files: it is small, nobody''s, and shown before anybody is signed in.';

create table activity_day (
  date date primary key,
  active_people integer,
  topics integer not null,
  comments integer not null,
  counted_at timestamptz not null,
  constraint activity_day_counts check (active_people >= 0 and topics >= 0 and comments >= 0)
);
comment on table activity_day is 'What was going on on a date of the organisation''s zone. A date is final once it was counted after its end.';
comment on column activity_day.active_people is 'People who used a session on that date; null where it was not counted while it lasted.';

-- Comments of some days are counted every few minutes; rows lie about as they were written.
create index comment_created on comment using brin (created_at) with (pages_per_range = 32, autosummarize = on);
