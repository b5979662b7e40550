-- Erases what is kept of somebody who has left; what others wrote together with them stays readable.

create table erasure (
  person_id bigint not null,
  state text not null default 'waiting',
  ground text not null,
  asked_by bigint,
  asked_at timestamptz not null,
  finished_at timestamptz,
  done_areas text[] not null default '{}',
  constraint erasure_pkey primary key (person_id),
  constraint erasure_person_id_fkey foreign key (person_id) references person (id) on delete cascade,
  constraint erasure_asked_by_fkey foreign key (asked_by) references person (id) on delete set null,
  constraint erasure_state check (state in ('waiting', 'running', 'done')),
  constraint erasure_ground check (ground in ('asked', 'retention', 'order')),
  constraint erasure_finished check ((state = 'done') = (finished_at is not null))
);
comment on table erasure is 'Whose data was erased, or is being: once, and never undone. Owned by the module identity.';
comment on column erasure.ground is 'A word of a closed list: free text would name somebody.';
comment on column erasure.done_areas is 'What is behind the job, so that it goes on where it was interrupted.';
create index erasure_asked_by on erasure (asked_by) where asked_by is not null;

-- Who made a claim may be forgotten; who did not is still never named.
alter table abuse_report drop constraint abuse_report_named;
alter table abuse_report add constraint abuse_report_named
  check (reason = 'intellectualProperty' or reporter_id is null);

-- The words of a request's history may be taken out, and nothing else of it.
create function refuse_other_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.text is not null or (to_jsonb(new) - 'text') is distinct from (to_jsonb(old) - 'text') then
    raise exception 'rows of % are never changed', tg_table_name;
  end if;
  return new;
end $$;
drop trigger request_event_append_only on request_event;
create trigger request_event_append_only before update or delete on request_event
  for each row execute function refuse_other_words();
