-- The audit is searched in a table of its own, which a job fills: whoever writes the audit does no more than before.

create function audit_slice(at timestamptz) returns bigint language sql stable parallel safe strict
return floor(extract(epoch from at) / 604800)::bigint;
comment on function audit_slice is 'The week an entry belongs to, counted from 1970, in UTC.';

-- Only what whoever reads the audit sees of an entry: values of its details, ids of its subject and its request.
create function audit_vector(
  details jsonb, actor_id bigint, action text, subject_kind text, subject_id text, request_id text, at timestamptz
) returns tsvector language sql stable parallel safe
return array_to_tsvector(
  array['~w' || audit_slice(at), '~k' || action, '~s' || left(subject_kind || ':' || subject_id, 200)]
  || case when actor_id is null then '{}' else array['~a' || actor_id] end
  || array(
    select audit_slice(at) || '.' || left(word, 40)
    from unnest(string_to_array(join_names(search_words(left(concat_ws(' ',
      subject_id,
      replace(request_id, '-', ''),
      (select string_agg(value #>> '{}', ' ')
       from jsonb_path_query(details, 'strict $.** ? (@.type() == "string" || @.type() == "number")') as value)
    ), 50000))), ' ')) as words (word)
    where word <> ''));

create table audit_document (
  at timestamptz not null,
  id bigint not null,
  words tsvector not null,
  constraint audit_document_pkey primary key (at, id)
);
comment on table audit_document is 'What entries of the audit are found by, made of them by a job a little behind; see audit_vector.';
comment on column audit_document.words is 'Words begin with their week, so that a search reads those of some weeks only. Marks: ~w week, ~k action, ~s subject, ~a actor.';
create index audit_document_words on audit_document using gin (words) with (fastupdate = off);

create table audit_filling (
  is_only boolean not null default true,
  newer_xact xid8 not null,
  newer_id bigint not null,
  older_xact xid8,
  older_id bigint,
  constraint audit_filling_pkey primary key (is_only),
  constraint audit_filling_one check (is_only),
  constraint audit_filling_older check ((older_xact is null) = (older_id is null))
);
comment on table audit_filling is 'Entries up to newer_* are in audit_document, but for those before older_*, which are brought in from the newest to the oldest; null once they are.';
insert into audit_filling (newer_xact, newer_id, older_xact, older_id)
select pg_snapshot_xmin(pg_current_snapshot()), 0, pg_snapshot_xmin(pg_current_snapshot()), 0;
