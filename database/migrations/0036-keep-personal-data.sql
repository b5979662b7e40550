-- Everybody can take along what is kept of them.

alter table file drop constraint file_kind;
alter table file add constraint file_kind check (kind in
  ('photo', 'poster', 'posterVideo', 'upload', 'image', 'video', 'document', 'personalData'));

create table personal_export (
  person_id bigint primary key references person on delete cascade,
  state text not null,
  locale text not null,
  asked_at timestamptz not null,
  finished_at timestamptz,
  kept_until timestamptz,
  file_id bigint references file on delete set null,
  constraint personal_export_state check (state in ('waiting', 'ready', 'failed')),
  constraint personal_export_locale check (locale in ('en', 'ar')),
  constraint personal_export_finished check ((state = 'waiting') = (finished_at is null)),
  constraint personal_export_kept check ((state = 'ready') = (kept_until is not null))
);
create index personal_export_file on personal_export (file_id) where file_id is not null;
comment on table personal_export is 'The archive somebody asked for last of all that is kept of them: one at a time. Owned by the module identity.';
comment on column personal_export.file_id is 'Null until it is ready, and again once it has been removed.';

-- An administrator sees for some minutes what somebody else sees.

create table viewing (
  id uuid primary key,
  viewer_id bigint not null references person on delete cascade,
  person_id bigint not null references person on delete cascade,
  session_id uuid not null references session on delete cascade,
  reason text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  constraint viewing_another check (viewer_id <> person_id)
);
create index viewing_viewer on viewing (viewer_id);
create index viewing_person on viewing (person_id);
create index viewing_session on viewing (session_id);
comment on table viewing is 'Who sees the portal as somebody else, reading only; it ends with its session, and stays in the audit. Owned by the module identity.';
