-- The schema that database/migrations make. Written by `npm run schema`; never edited by hand.
set check_function_bodies = false;

create extension btree_gist;
create extension citext;
create extension pg_trgm;

create collation arabic_order (provider = icu, locale = 'ar-u-kn-true');
create collation english_order (provider = icu, locale = 'en-u-kn-true');

create text search dictionary diwan_arabic (template = snowball, language = 'arabic');
create text search dictionary diwan_english (template = snowball, language = 'english');
create text search configuration diwan_prose (parser = default);
alter text search configuration diwan_prose add mapping for asciiword with diwan_english;
alter text search configuration diwan_prose add mapping for float with simple;
alter text search configuration diwan_prose add mapping for int with simple;
alter text search configuration diwan_prose add mapping for numword with simple;
alter text search configuration diwan_prose add mapping for sfloat with simple;
alter text search configuration diwan_prose add mapping for uint with simple;
alter text search configuration diwan_prose add mapping for version with simple;
alter text search configuration diwan_prose add mapping for word with diwan_arabic;

CREATE OR REPLACE FUNCTION public.audit_slice(at timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE STRICT
RETURN (floor((EXTRACT(epoch FROM at) / (604800)::numeric)))::bigint;

CREATE OR REPLACE FUNCTION public.content_text(content jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT COALESCE(string_agg(CASE WHEN ((nodes.node ->> 'type'::text) = 'text'::text) THEN (nodes.node ->> 'text'::text) WHEN ((nodes.node ->> 'type'::text) = 'mention'::text) THEN ((' '::text || COALESCE((nodes.node #>> '{attrs,label}'::text[]), ''::text)) || ' '::text) WHEN ((nodes.node ->> 'type'::text) = 'image'::text) THEN ((' '::text || COALESCE((nodes.node #>> '{attrs,alt}'::text[]), ''::text)) || ' '::text) WHEN ((nodes.node ->> 'type'::text) = ANY (ARRAY['bold'::text, 'italic'::text, 'underline'::text, 'strike'::text, 'code'::text, 'link'::text, 'highlight'::text])) THEN ''::text ELSE ' '::text END, ''::text ORDER BY nodes.place), ''::text) AS "coalesce" FROM jsonb_path_query(content_text.content, 'strict $.**?(exists (@."type"))'::jsonpath, '{}'::jsonb, true) WITH ORDINALITY nodes(node, place));

CREATE OR REPLACE FUNCTION public.count_unread_notifications()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('diwan.moving_rows', true) = 'on' then
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into notification_counter (person_id, unread_count)
    select person_id, count(*) filter (where is_shown and read_at is null) from new_rows
    group by person_id order by person_id
    on conflict (person_id) do update set unread_count = notification_counter.unread_count + excluded.unread_count;
  elsif tg_op = 'UPDATE' then
    update notification_counter set unread_count = unread_count + changed.difference
    from (
      select person_id, sum(difference) as difference from (
        select person_id, 1 as difference from new_rows where is_shown and read_at is null
        union all
        select person_id, -1 from old_rows where is_shown and read_at is null
      ) as each_row
      group by person_id having sum(difference) <> 0
    ) as changed
    where notification_counter.person_id = changed.person_id;
  else
    update notification_counter set unread_count = unread_count - gone.count
    from (
      select person_id, count(*) from old_rows where is_shown and read_at is null group by person_id
    ) as gone
    where notification_counter.person_id = gone.person_id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.fold_text(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (given !~ '[^\u0001-\u007f]'::text) THEN btrim(regexp_replace(lower((given COLLATE pg_c_utf8)), '[\u0009-\u000d ]+'::text, ' '::text, 'g'::text), ' '::text) ELSE btrim(regexp_replace(lower((NORMALIZE(regexp_replace(NORMALIZE(translate(regexp_replace(NORMALIZE(given, NFKC), '[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06ed\u0640\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]'::text, ''::text, 'g'::text), 'آأإٱىیئةؤک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'::text, (('ااااييي'::text || 'هوك'::text) || '01234567890123456789'::text)), NFD), '[\u0300-\u036f]'::text, ''::text, 'g'::text), NFC) COLLATE pg_c_utf8)), '[\u0009-\u000d\u0085\u1680\u2028\u2029 ]+'::text, ' '::text, 'g'::text), ' '::text) END;

CREATE OR REPLACE FUNCTION public.join_names(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (words !~ '[\u0621-\u064a]'::text) THEN words ELSE regexp_replace((words COLLATE pg_c_utf8), '\m(عبد|ابو|ام|بن|ابن|ال) (\w+)'::text, '\1 \2 \1\2'::text, 'g'::text) END;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'rows of % are never changed', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_other_definition()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or (new.definition, new.number, new.service_id) is distinct from (old.definition, old.number, old.service_id) then
    raise exception 'rows of % are never changed', tg_table_name;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_other_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or new.text is not null or (to_jsonb(new) - 'text') is distinct from (to_jsonb(old) - 'text') then
    raise exception 'rows of % are never changed', tg_table_name;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.search_letters(word text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(word, 'ءابتثجحخدذرزسشصضطظعغفقكلمنهويپچژگڤ'::text, 'abcdefghijklmnopqrstuvwxyz01234567'::text);

CREATE OR REPLACE FUNCTION public.search_marks(category_id bigint, author_id bigint, written_at timestamp with time zone)
 RETURNS tsvector
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN array_to_tsvector((ARRAY[('~c'::text || category_id), ('~a'::text || author_id)] || ARRAY(SELECT ((('~'::text || scale.scale) || '.'::text) || (floor(((EXTRACT(epoch FROM search_marks.written_at))::double precision / ((14400)::double precision * power((4)::double precision, (scale.scale)::double precision)))))::bigint) FROM generate_series(0, 7) scale(scale))));

CREATE OR REPLACE FUNCTION public.stem_text(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (words !~ '[\u0621-\u064a]'::text) THEN words ELSE regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace((words COLLATE pg_c_utf8), 'ه\M'::text, 'ة'::text, 'g'::text), '\m[وف]?لل(?=\w{3})(\w+)'::text, '\1 ل\1'::text, 'g'::text), '\m[وف]?[بك]?(?:ال){1,2}(?=\w{3})'::text, ''::text, 'g'::text), '\m([وبل])(\w{3})\M'::text, '\1\2 \2'::text, 'g'::text), '(?<=\w)[يو]و'::text, 'و'::text, 'g'::text), '(\w{3})(?:(?:ات|ت)?(?:نا|هم|ها|كم|هما|هن)|ا?تي|ات|ون|ين)\M'::text, '\1'::text, 'g'::text), '\m[وبلك]+(?=[ابتثجحخدذرزسشصضطظعغفقكلمنهويء]{4})'::text, ''::text, 'g'::text), '\m(?=[ابتثجحخدذرزسشصضطظعغفقكلمنهويء]{4})'::text, 'ال'::text, 'g'::text) END;

CREATE OR REPLACE FUNCTION public.employee_number_key(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(fold_text(given), ' '::text, ''::text);

CREATE OR REPLACE FUNCTION public.fold_names(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (strpos(given, '‌'::text) = 0) THEN fold_text(given) ELSE ((fold_text(given) || ' '::text) || fold_text(replace(given, '‌'::text, ' '::text))) END;

CREATE OR REPLACE FUNCTION public.search_words(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN CASE WHEN (strpos(given, '‌'::text) = 0) THEN btrim(regexp_replace((fold_text(given) COLLATE pg_c_utf8), '[^[:alnum:]]+'::text, ' '::text, 'g'::text), ' '::text) ELSE btrim(regexp_replace((((fold_text(given) || ' '::text) || fold_text(replace(given, '‌'::text, ' '::text))) COLLATE pg_c_utf8), '[^[:alnum:]]+'::text, ' '::text, 'g'::text), ' '::text) END;

CREATE OR REPLACE FUNCTION public.stem_vector(words text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN to_tsvector('diwan_prose'::regconfig, stem_text(words));

CREATE OR REPLACE FUNCTION public.audit_vector(details jsonb, actor_id bigint, action text, subject_kind text, subject_id text, request_id text, at timestamp with time zone)
 RETURNS tsvector
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN array_to_tsvector(((ARRAY[('~w'::text || audit_slice(at)), ('~k'::text || action), ('~s'::text || "left"(((subject_kind || ':'::text) || subject_id), 200))] || CASE WHEN (actor_id IS NULL) THEN '{}'::text[] ELSE ARRAY[('~a'::text || actor_id)] END) || ARRAY(SELECT ((audit_slice(audit_vector.at) || '.'::text) || "left"(words.word, 40)) FROM unnest(string_to_array(join_names(search_words("left"(concat_ws(' '::text, audit_vector.subject_id, replace(audit_vector.request_id, '-'::text, ''::text), (SELECT string_agg((value.value #>> '{}'::text[]), ' '::text) AS string_agg FROM jsonb_path_query(audit_vector.details, 'strict $.**?(@.type() == "string" || @.type() == "number")'::jsonpath) value(value))), 50000))), ' '::text)) words(word) WHERE (words.word <> ''::text))));

CREATE OR REPLACE FUNCTION public.prose_vector(prose text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN strip((to_tsvector('simple'::regconfig, join_names(search_words(COALESCE(prose, ''::text)))) || stem_vector(search_words(COALESCE(prose, ''::text)))));

CREATE OR REPLACE FUNCTION public.title_vector(title text)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (setweight(to_tsvector('simple'::regconfig, join_names(search_words(COALESCE(title, ''::text)))), 'A'::"char") || setweight(stem_vector(search_words(COALESCE(title, ''::text))), 'B'::"char"));

create table absence (
  id bigint generated by default as identity,
  person_id bigint not null,
  kind text not null,
  from_date date not null,
  from_time time without time zone default '00:00:00'::time without time zone not null,
  to_date date not null,
  to_time time without time zone default '23:59:00'::time without time zone not null,
  lookup_id bigint,
  note text,
  created_by bigint,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  request_id bigint,
  constraint absence_pkey PRIMARY KEY (id),
  constraint absence_kind CHECK (kind = ANY (ARRAY['leave'::text, 'halfLeave'::text, 'mission'::text, 'remote'::text, 'permission'::text])),
  constraint absence_span CHECK ((ROW(to_date, to_time) > ROW(from_date, from_time)))
);
comment on table absence is 'Leave, missions and permissions that were granted; times are local to the place of work.';
comment on column absence.request_id is 'The approved request that entered it; null where an officer did. Leave that was cut has several absences.';
CREATE INDEX absence_created_by ON absence USING btree (created_by) WHERE created_by IS NOT NULL;
CREATE INDEX absence_leave ON absence USING btree (person_id) WHERE kind = ANY (ARRAY['leave'::text, 'halfLeave'::text]);
CREATE INDEX absence_lookup ON absence USING btree (lookup_id) WHERE lookup_id IS NOT NULL;
CREATE INDEX absence_person ON absence USING btree (person_id, to_date);
CREATE INDEX absence_request ON absence USING btree (request_id) WHERE request_id IS NOT NULL;

create table abuse_report (
  id uuid default gen_random_uuid() not null,
  case_id bigint not null,
  reason text not null,
  text text,
  pseudonym bytea,
  reporter_id bigint,
  constraint abuse_report_pkey PRIMARY KEY (id),
  constraint abuse_report_once UNIQUE (case_id, pseudonym),
  constraint abuse_report_once_by_name UNIQUE (case_id, reporter_id),
  constraint abuse_report_anonymous CHECK (num_nonnulls(pseudonym, reporter_id) <= 1),
  constraint abuse_report_named CHECK (reason = 'intellectualProperty'::text OR reporter_id IS NULL),
  constraint abuse_report_reason CHECK (reason = ANY (ARRAY['harassment'::text, 'hate'::text, 'violence'::text, 'falseInformation'::text, 'privateData'::text, 'spam'::text, 'intellectualProperty'::text, 'other'::text]))
);
comment on table abuse_report is 'One report. It has no time, and its id is random: neither tells when it came, or after which other.';
comment on column abuse_report.pseudonym is 'HMAC of case and person under a key outside the database: one report a person and case, and nothing that two cases share. Forgotten when the case is decided.';
comment on column abuse_report.reporter_id is 'Only of claims of intellectual property, whose authors are named and know it.';
CREATE INDEX abuse_report_reporter ON abuse_report USING btree (reporter_id) WHERE reporter_id IS NOT NULL;

create table account (
  person_id bigint not null,
  email citext not null,
  password_hash text,
  status text not null,
  created_at timestamp with time zone default now() not null,
  confirmed_at timestamp with time zone,
  version integer default 1 not null,
  last_signed_in_at timestamp with time zone,
  pending_email citext,
  is_pending_held boolean default false not null,
  constraint account_pkey PRIMARY KEY (person_id),
  constraint account_email UNIQUE (email),
  constraint account_status CHECK (status = ANY (ARRAY['unconfirmed'::text, 'waiting'::text, 'invited'::text, 'active'::text, 'disabled'::text]))
);
comment on table account is 'How a person signs in; owned by the module identity.';
comment on column account.version is 'Counts what officers change of the account and of its roles.';
comment on column account.last_signed_in_at is 'Sessions are forgotten; this stays.';
comment on column account.pending_email is 'The address that takes the place of the present one once its owner confirms it.';
comment on column account.is_pending_held is 'The owner or an administrator has still to agree; until then the new mailbox is not asked.';
CREATE INDEX account_active ON account USING btree (person_id) WHERE status = 'active'::text;
CREATE INDEX account_address ON account USING btree (lower(email::text));
CREATE INDEX account_never_used ON account USING btree (person_id) WHERE last_signed_in_at IS NULL;
CREATE INDEX account_not_active ON account USING btree (status, person_id) WHERE status <> 'active'::text;

create table acknowledgement (
  topic_id bigint not null,
  person_id bigint not null,
  acknowledged_at timestamp with time zone not null,
  topic_version integer not null,
  constraint acknowledgement_pkey PRIMARY KEY (topic_id, person_id)
);
comment on column acknowledgement.topic_version is 'The version of the topic that was read.';
CREATE INDEX acknowledgement_person ON acknowledgement USING btree (person_id);

create table activity_day (
  date date not null,
  active_people integer,
  topics integer not null,
  comments integer not null,
  counted_at timestamp with time zone not null,
  constraint activity_day_pkey PRIMARY KEY (date),
  constraint activity_day_counts CHECK (active_people >= 0 AND topics >= 0 AND comments >= 0)
);
comment on table activity_day is 'What was going on on a date of the organisation''s zone. A date is final once it was counted after its end.';
comment on column activity_day.active_people is 'People who used a session on that date; null where it was not counted while it lasted.';

create table attendance_day (
  person_id bigint not null,
  date date not null,
  slot smallint default 0 not null,
  zone_id bigint,
  location_id bigint,
  permitted_locations bigint[] default '{}'::bigint[] not null,
  time_zone text not null,
  slot_start timestamp with time zone,
  slot_end timestamp with time zone,
  window_opens timestamp with time zone,
  window_closes timestamp with time zone,
  final_after timestamp with time zone not null,
  required_minutes integer not null,
  first_in timestamp with time zone,
  last_out timestamp with time zone,
  is_in boolean not null,
  worked_minutes integer not null,
  late_minutes integer not null,
  early_minutes integer not null,
  extra_before_minutes integer not null,
  extra_after_minutes integer not null,
  state text not null,
  provisional boolean not null,
  flags text[] default '{}'::text[] not null,
  reasons jsonb default '[]'::jsonb not null,
  rule_version bigint not null,
  constraint attendance_day_pkey PRIMARY KEY (person_id, date, slot),
  constraint attendance_day_state CHECK (state = ANY (ARRAY['scheduled'::text, 'present'::text, 'halfDay'::text, 'absent'::text, 'incomplete'::text, 'off'::text, 'holiday'::text, 'leave'::text, 'halfLeave'::text, 'workedOnDayOff'::text, 'unscheduled'::text]))
) partition by RANGE (date);
comment on column attendance_day.slot is '0 for a row without a slot.';
comment on column attendance_day.location_id is 'The first place of the assignments that decide; null where none does.';
comment on column attendance_day.final_after is 'When its window closes; for a row without a slot, when its local date ends.';
comment on column attendance_day.is_in is 'A session is open.';
comment on column attendance_day.rule_version is 'The count of changes of rules when it last changed.';
CREATE INDEX attendance_day_date ON attendance_day USING btree (date, person_id, slot);
CREATE INDEX attendance_day_incomplete ON attendance_day USING btree (date, person_id) WHERE state = 'incomplete'::text;
CREATE INDEX attendance_day_provisional ON attendance_day USING btree (time_zone, final_after) WHERE provisional;

create table attendance_month (
  month date not null,
  locked_at timestamp with time zone not null,
  locked_by bigint,
  note text,
  open_lines jsonb default '[]'::jsonb not null,
  constraint attendance_month_pkey PRIMARY KEY (month),
  constraint attendance_month_first CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint attendance_month_note CHECK (char_length(note) >= 3 AND char_length(note) <= 500),
  constraint attendance_month_open CHECK (jsonb_typeof(open_lines) = 'array'::text)
);
comment on table attendance_month is 'Months whose days nothing changes any more, until an officer opens them again.';
comment on column attendance_month.note is 'The reason of the officer who locked the month with open lines; for other officers.';
comment on column attendance_month.open_lines is 'The lines of the checklist that were open then, with their counts.';
CREATE INDEX attendance_month_locked_by ON attendance_month USING btree (locked_by) WHERE locked_by IS NOT NULL;

create table attendance_opening (
  time_zone text not null,
  date date not null,
  after_person_id bigint default 0 not null,
  opened_at timestamp with time zone,
  constraint attendance_opening_pkey PRIMARY KEY (time_zone, date)
);
comment on table attendance_opening is 'How far the rows of a local date have been made for everybody.';

create table attendance_person (
  person_id bigint not null,
  constraint attendance_person_pkey PRIMARY KEY (person_id)
);
comment on table attendance_person is 'Held by whoever changes a person''s punches and days, one at a time.';

create table attendance_reminder (
  person_id bigint not null,
  date date not null,
  slot smallint not null,
  kind text not null,
  constraint attendance_reminder_pkey PRIMARY KEY (person_id, date, slot, kind),
  constraint attendance_reminder_kind CHECK (kind = ANY (ARRAY['beforeStart'::text, 'forgottenCheckOut'::text]))
);
comment on table attendance_reminder is 'Which reminders were sent, so that none is sent twice.';
CREATE INDEX attendance_reminder_date ON attendance_reminder USING btree (date);

create table attendance_rules (
  is_only boolean default true not null,
  version bigint default 1 not null,
  constraint attendance_rules_pkey PRIMARY KEY (is_only),
  constraint attendance_rules_one CHECK (is_only)
);
comment on table attendance_rules is 'Counts the changes of rules. Who changes a rule holds this row, so that conflicts are looked for one at a time.';

create table audit (
  xact xid8 default pg_current_xact_id() not null,
  id bigint generated always as identity,
  at timestamp with time zone default now() not null,
  actor_id bigint,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  details jsonb default '{}'::jsonb not null,
  audience text,
  request_id text,
  constraint audit_pkey PRIMARY KEY (xact, id, at)
) partition by RANGE (at);
comment on table audit is 'What happened, append-only: audit trail and outbox in one. Readers follow (xact, id) up to the oldest running transaction, so none is skipped.';
comment on column audit.audience is 'Whose open screens are told: all, person:ID or permission:NAME; null for nobody.';
CREATE INDEX audit_action ON audit USING btree (action, at DESC, id DESC);
CREATE INDEX audit_actor ON audit USING btree (actor_id, at DESC);
CREATE INDEX audit_actor_action ON audit USING btree (actor_id, action, at DESC, id DESC);
CREATE INDEX audit_newest ON audit USING btree (at DESC, id DESC);
CREATE INDEX audit_subject ON audit USING btree (subject_kind, subject_id, at DESC);
CREATE TRIGGER audit_append_only BEFORE DELETE OR UPDATE ON audit FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table audit_document (
  at timestamp with time zone not null,
  id bigint not null,
  words tsvector not null,
  constraint audit_document_pkey PRIMARY KEY (at, id)
);
comment on table audit_document is 'What entries of the audit are found by, made of them by a job a little behind; see audit_vector.';
comment on column audit_document.words is 'Words begin with their week, so that a search reads those of some weeks only. Marks: ~w week, ~k action, ~s subject, ~a actor.';
CREATE INDEX audit_document_words ON audit_document USING gin (words) WITH (fastupdate=off);

create table audit_filling (
  is_only boolean default true not null,
  newer_xact xid8 not null,
  newer_id bigint not null,
  older_xact xid8,
  older_id bigint,
  constraint audit_filling_pkey PRIMARY KEY (is_only),
  constraint audit_filling_older CHECK ((older_xact IS NULL) = (older_id IS NULL)),
  constraint audit_filling_one CHECK (is_only)
);
comment on table audit_filling is 'Entries up to newer_* are in audit_document, but for those before older_*, which are brought in from the newest to the oldest; null once they are.';

create table audit_seal (
  number bigint not null,
  last_xact xid8 not null,
  last_id bigint not null,
  row_count integer not null,
  previous_hash bytea not null,
  hash bytea not null,
  sealed_at timestamp with time zone not null,
  key text not null,
  constraint audit_seal_pkey PRIMARY KEY (number)
);
comment on table audit_seal is 'Hash chain over batches of audit rows, written by a job, so that no write waits for another.';
comment on column audit_seal.key is 'The name of the key of the hash (HMAC with SHA-256); sha256 for a plain hash, of the releases before keys.';
CREATE TRIGGER audit_seal_append_only BEFORE DELETE OR UPDATE ON audit_seal FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table audit_seal_keying (
  is_only boolean default true not null,
  last_plain bigint not null,
  constraint audit_seal_keying_pkey PRIMARY KEY (is_only),
  constraint audit_seal_keying_one CHECK (is_only)
);
comment on table audit_seal_keying is 'The last seal that was set without a key: plain ones after it are forged.';
CREATE TRIGGER audit_seal_keying_append_only BEFORE DELETE OR UPDATE ON audit_seal_keying FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table audit_verification (
  id bigint generated by default as identity,
  asked_by bigint,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  seals bigint default 0 not null,
  row_count bigint default 0 not null,
  sealed_until timestamp with time zone,
  fault_seal bigint,
  fault text,
  constraint audit_verification_pkey PRIMARY KEY (id),
  constraint audit_verification_fault CHECK (fault = ANY (ARRAY['sealMissing'::text, 'notFollowing'::text, 'rowsMissing'::text, 'rowsAdded'::text, 'changed'::text, 'notKeyed'::text, 'keyUnknown'::text])),
  constraint audit_verification_names_fault CHECK ((fault IS NULL) = (fault_seal IS NULL))
);
comment on table audit_verification is 'When the whole chain of seals was computed again, and what came out; owned by the module administration.';
CREATE INDEX audit_verification_asked_by ON audit_verification USING btree (asked_by) WHERE asked_by IS NOT NULL;

create table bulk_action (
  id bigint generated by default as identity,
  person_id bigint not null,
  action text not null,
  filters jsonb,
  state text default 'running'::text not null,
  total integer not null,
  done integer default 0 not null,
  reason text,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  undone_at timestamp with time zone,
  move_to bigint,
  changed integer default 0 not null,
  kept integer default 0 not null,
  request_id text,
  constraint bulk_action_pkey PRIMARY KEY (id),
  constraint bulk_action_action CHECK (action = ANY (ARRAY['activate'::text, 'deactivate'::text, 'delete'::text, 'move'::text, 'unfeature'::text])),
  constraint bulk_action_state CHECK (state = ANY (ARRAY['running'::text, 'done'::text, 'undoing'::text, 'undone'::text, 'failed'::text]))
);
comment on column bulk_action.done is 'Topics looked at so far; while undoing, those looked at again.';
comment on column bulk_action.changed is 'Topics that were changed: the others were so already, or gone.';
comment on column bulk_action.kept is 'Topics that undoing left alone, since somebody had changed them in the meantime.';
CREATE INDEX bulk_action_age ON bulk_action USING btree (created_at);
CREATE INDEX bulk_action_move_to ON bulk_action USING btree (move_to) WHERE move_to IS NOT NULL;
CREATE INDEX bulk_action_person ON bulk_action USING btree (person_id, created_at DESC);

create table bulk_action_topic (
  bulk_action_id bigint not null,
  topic_id bigint not null,
  before jsonb,
  undone boolean,
  constraint bulk_action_topic_pkey PRIMARY KEY (bulk_action_id, topic_id)
);
comment on column bulk_action_topic.before is 'What the topic was before; null until it has been changed.';
comment on column bulk_action_topic.undone is 'Whether it was put back; null until undoing has come to it.';
CREATE INDEX bulk_action_topic_open ON bulk_action_topic USING btree (bulk_action_id, topic_id) WHERE before IS NULL;
CREATE INDEX bulk_action_topic_topic ON bulk_action_topic USING btree (topic_id);
CREATE INDEX bulk_action_topic_undoing ON bulk_action_topic USING btree (bulk_action_id, topic_id) WHERE undone IS NULL;

create table bulk_correction (
  id bigint generated always as identity,
  cause text not null,
  reason_id bigint,
  note text,
  created_by bigint,
  created_at timestamp with time zone not null,
  undone_by bigint,
  undone_at timestamp with time zone,
  constraint bulk_correction_pkey PRIMARY KEY (id),
  constraint bulk_correction_cause CHECK (cause = ANY (ARRAY['outage'::text, 'checkOut'::text, 'absence'::text]))
);
comment on column bulk_correction.cause is 'outage: present for the whole shift; checkOut: the missing check-out was added; absence: an absence was entered.';
comment on column bulk_correction.reason_id is 'Of an absence its type.';

create table bulk_correction_row (
  bulk_correction_id bigint not null,
  person_id bigint not null,
  date date not null,
  entered bigint[] default '{}'::bigint[] not null,
  voided bigint[] default '{}'::bigint[] not null,
  absence_id bigint,
  constraint bulk_correction_row_pkey PRIMARY KEY (bulk_correction_id, person_id, date)
);
comment on table bulk_correction_row is 'The punches and absences that a bulk correction entered for a person and date.';
comment on column bulk_correction_row.entered is 'Punches that it entered.';
comment on column bulk_correction_row.voided is 'Punches that it voided; they count again when it is taken back.';
CREATE INDEX bulk_correction_row_absence ON bulk_correction_row USING btree (absence_id);
CREATE INDEX bulk_correction_row_person ON bulk_correction_row USING btree (person_id);

create table calendar_feed (
  id bigint generated by default as identity,
  person_id bigint not null,
  kind text not null,
  token_hash bytea not null,
  token_start text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint calendar_feed_pkey PRIMARY KEY (id),
  constraint calendar_feed_hash UNIQUE (token_hash),
  constraint calendar_feed_kind CHECK (kind = ANY (ARRAY['mine'::text, 'team'::text, 'holidays'::text]))
);
comment on table calendar_feed is 'A secret address of a calendar, valid until it is revoked. Owned by the module team.';
comment on column calendar_feed.token_hash is 'SHA-256 of the secret in the address, which only its owner has seen, once.';
comment on column calendar_feed.token_start is 'The first characters of the secret, by which its owner recognises it.';
comment on column calendar_feed.last_used_at is 'Written once a minute at most.';
CREATE INDEX calendar_feed_person ON calendar_feed USING btree (person_id, id);

create table category (
  id bigint generated by default as identity (start with 100),
  name_en text not null,
  name_ar text not null,
  description_en text,
  description_ar text,
  icon text default 'message'::text not null,
  color text default 'teal'::text not null,
  position integer not null,
  posting text default 'everyone'::text not null,
  is_active boolean default true not null,
  topic_count integer default 0 not null,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  constraint category_pkey PRIMARY KEY (id),
  constraint category_name_ar UNIQUE (name_ar),
  constraint category_name_en UNIQUE (name_en),
  constraint category_posting CHECK (posting = ANY (ARRAY['everyone'::text, 'moderators'::text, 'nobody'::text]))
);
comment on table category is 'Where topics live. 1 is "All": every topic, posted into by nobody. topic_count counts listed topics.';

create table category_following (
  category_id bigint not null,
  person_id bigint not null,
  level text not null,
  constraint category_following_pkey PRIMARY KEY (category_id, person_id),
  constraint category_following_level CHECK (level = ANY (ARRAY['follow'::text, 'mute'::text]))
);
CREATE INDEX category_following_person ON category_following USING btree (person_id);

create table category_reading (
  person_id bigint not null,
  category_id bigint not null,
  read_at timestamp with time zone not null,
  constraint category_reading_pkey PRIMARY KEY (person_id, category_id)
);
comment on table category_reading is 'Everything in a category up to this moment is read; category 1 means everywhere.';

create table comment (
  id bigint generated by default as identity,
  topic_id bigint not null,
  parent_id bigint,
  reply_to_id bigint,
  author_id bigint not null,
  content text not null,
  like_count integer default 0 not null,
  reply_count integer default 0 not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  deleted_by bigint,
  document jsonb,
  report_count integer default 0 not null,
  open_case_id bigint,
  hidden_at timestamp with time zone,
  decision text,
  decision_reason text,
  decided_at timestamp with time zone,
  constraint comment_pkey PRIMARY KEY (id),
  constraint comment_decision CHECK (decision = ANY (ARRAY['keep'::text, 'deactivate'::text, 'delete'::text]))
);
comment on table comment is 'Two visible levels: a reply hangs on its root (parent_id); reply_to_id is the comment it answers. A deleted one with replies stays as a placeholder.';
comment on column comment.reply_count is 'Replies that are not deleted.';
comment on column comment.document is 'The comment as a document when it holds more than plain text (mentions); content has its text.';
comment on column comment.hidden_at is 'Hidden by reports or by a decision: only its author and moderators read it.';
CREATE INDEX comment_author ON comment USING btree (author_id, created_at DESC);
CREATE INDEX comment_created ON comment USING brin (created_at) WITH (pages_per_range='32', autosummarize='on');
CREATE INDEX comment_deleted ON comment USING btree (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX comment_open_case ON comment USING btree (topic_id) WHERE open_case_id IS NOT NULL;
CREATE INDEX comment_parent ON comment USING btree (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX comment_reply_to ON comment USING btree (reply_to_id) WHERE reply_to_id IS NOT NULL;
CREATE INDEX comment_tree ON comment USING btree (topic_id, parent_id, id);

create table comment_file (
  comment_id bigint not null,
  file_id bigint not null,
  position integer default 0 not null,
  constraint comment_file_pkey PRIMARY KEY (comment_id, file_id)
);
CREATE INDEX comment_file_file ON comment_file USING btree (file_id);

create table comment_like (
  comment_id bigint not null,
  person_id bigint not null,
  created_at timestamp with time zone not null,
  constraint comment_like_pkey PRIMARY KEY (comment_id, person_id)
);
CREATE INDEX comment_like_person ON comment_like USING btree (person_id);

create table department (
  id bigint generated by default as identity,
  name_en text not null,
  name_ar text not null,
  parent_id bigint,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  constraint department_pkey PRIMARY KEY (id),
  constraint department_below_another CHECK (parent_id <> id)
);
comment on table department is 'Where people work; owned by the module people.';
CREATE INDEX department_parent ON department USING btree (parent_id) WHERE parent_id IS NOT NULL;

create table deputy (
  id bigint generated by default as identity,
  person_id bigint not null,
  deputy_id bigint not null,
  from_date date not null,
  to_date date not null,
  request_id bigint,
  accepted_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint deputy_pkey PRIMARY KEY (id),
  constraint deputy_one_at_a_time EXCLUDE USING gist (person_id WITH =, daterange(from_date, to_date, '[]'::text) WITH &&),
  constraint deputy_dates CHECK (to_date >= from_date),
  constraint deputy_other CHECK (person_id <> deputy_id)
);
comment on table deputy is 'Who decides for somebody on some days, once accepted.';
CREATE INDEX deputy_deputy ON deputy USING btree (deputy_id, to_date);
CREATE INDEX deputy_request ON deputy USING btree (request_id) WHERE request_id IS NOT NULL;

create table document (
  id bigint generated by default as identity,
  kind text not null,
  period text not null,
  period_order integer generated always as ((((substr(period, 1, 4))::integer * 10000) +
CASE
    WHEN (length(period) = 4) THEN 1212
    WHEN (substr(period, 6, 1) = 'Q'::text) THEN (((substr(period, 7, 1))::integer * 300) + 3)
    ELSE (((substr(period, 6, 2))::integer * 100) + 1)
END)) stored not null,
  title_ar text not null,
  title_en text not null,
  summary_ar text not null,
  summary_en text not null,
  audience_id bigint,
  publish_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  announced_at timestamp with time zone,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  found_by text generated always as ((' '::text || search_words(((((((((title_en || ' '::text) || title_ar) || ' '::text) || summary_en) || ' '::text) || summary_ar) || ' '::text) || period)))) stored not null,
  title_found_by text generated always as ((' '::text || search_words(((title_en || ' '::text) || title_ar)))) stored not null,
  folded text generated always as (fold_names(((((title_en || ' '::text) || title_ar) || ' '::text) || period))) stored not null,
  constraint document_pkey PRIMARY KEY (id),
  constraint document_kind CHECK (kind = ANY (ARRAY['financial'::text, 'social'::text, 'growth'::text])),
  constraint document_period CHECK (period ~ '^[0-9]{4}(-(Q[1-4]|0[1-9]|1[0-2]))?$'::text),
  constraint document_withdrawn CHECK (withdrawn_at IS NULL OR publish_at IS NOT NULL)
);
comment on column document.period is 'A year, a quarter or a month: 2026, 2026-Q1, 2026-03.';
comment on column document.period_order is 'By year, by when it ends, and what is longer after what it contains.';
comment on column document.publish_at is 'From then on it is shown, unless it is withdrawn; null while it is a draft.';
comment on column document.announced_at is 'When its readers were told, which happens once.';
comment on column document.found_by is 'All words, as `search_words` makes them, behind a space; of the titles alone in title_found_by.';
comment on column document.folded is 'What lists for those who look after reports are searched in.';
CREATE INDEX document_audience ON document USING btree (audience_id) WHERE audience_id IS NOT NULL;
CREATE INDEX document_kind_period ON document USING btree (kind, period_order DESC, id DESC);
CREATE INDEX document_period_order ON document USING btree (period_order DESC, id DESC);
CREATE INDEX document_unannounced ON document USING btree (publish_at) WHERE announced_at IS NULL AND withdrawn_at IS NULL AND publish_at IS NOT NULL;

create table document_version (
  id bigint generated by default as identity,
  document_id bigint not null,
  language text not null,
  number integer not null,
  file_id bigint not null,
  created_by bigint,
  created_at timestamp with time zone not null,
  constraint document_version_pkey PRIMARY KEY (id),
  constraint document_version_number UNIQUE (document_id, language, number),
  constraint document_version_language CHECK (language = ANY (ARRAY['ar'::text, 'en'::text]))
);
comment on table document_version is 'The files of documents; of each language the one with the highest number is shown.';
CREATE INDEX document_version_created_by ON document_version USING btree (created_by) WHERE created_by IS NOT NULL;
CREATE INDEX document_version_file ON document_version USING btree (file_id);

create table erasure (
  person_id bigint not null,
  state text default 'waiting'::text not null,
  ground text not null,
  asked_by bigint,
  asked_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  done_areas text[] default '{}'::text[] not null,
  constraint erasure_pkey PRIMARY KEY (person_id),
  constraint erasure_finished CHECK ((state = 'done'::text) = (finished_at IS NOT NULL)),
  constraint erasure_ground CHECK (ground = ANY (ARRAY['asked'::text, 'retention'::text, 'order'::text])),
  constraint erasure_state CHECK (state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text]))
);
comment on table erasure is 'Whose data was erased, or is being: once, and never undone. Owned by the module identity.';
comment on column erasure.ground is 'A word of a closed list: free text would name somebody.';
comment on column erasure.done_areas is 'What is behind the job, so that it goes on where it was interrupted.';
CREATE INDEX erasure_asked_by ON erasure USING btree (asked_by) WHERE asked_by IS NOT NULL;

create table event_consumer (
  name text not null,
  position text not null,
  updated_at timestamp with time zone default now() not null,
  constraint event_consumer_pkey PRIMARY KEY (name)
);

create table exception_day (
  id bigint generated by default as identity,
  date date not null,
  repeats text default 'none'::text not null,
  work_day boolean not null,
  name_ar text,
  name_en text,
  everyone boolean default false not null,
  start_time time without time zone,
  end_time time without time zone,
  reason_id bigint,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  last_date date,
  constraint exception_day_pkey PRIMARY KEY (id),
  constraint exception_day_hours CHECK ((start_time IS NULL) = (end_time IS NULL)),
  constraint exception_day_last CHECK (last_date >= date AND last_date <= (date + 30)),
  constraint exception_day_repeats CHECK (repeats = ANY (ARRAY['none'::text, 'gregorian'::text, 'hijri'::text]))
);
comment on column exception_day.repeats is 'Every year on the same Gregorian or Umm al-Qura day and month, from this date on.';
comment on column exception_day.last_date is 'The last of its dates, if it lasts several; a repeating one begins and ends on the same days of its calendar.';
CREATE INDEX exception_day_date ON exception_day USING btree (date);
CREATE INDEX exception_day_reason ON exception_day USING btree (reason_id) WHERE reason_id IS NOT NULL;

create table exception_day_person (
  exception_day_id bigint not null,
  person_id bigint not null,
  constraint exception_day_person_pkey PRIMARY KEY (exception_day_id, person_id)
);
CREATE INDEX exception_day_person_person ON exception_day_person USING btree (person_id);

create table exception_day_role (
  exception_day_id bigint not null,
  role_id bigint not null,
  constraint exception_day_role_pkey PRIMARY KEY (exception_day_id, role_id)
);
CREATE INDEX exception_day_role_role ON exception_day_role USING btree (role_id);

create table factor_challenge (
  token_hash bytea not null,
  kind text not null,
  person_id bigint,
  password_mark bytea,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  failures integer default 0 not null,
  constraint factor_challenge_pkey PRIMARY KEY (token_hash),
  constraint factor_challenge_kind CHECK (kind = ANY (ARRAY['secondFactor'::text, 'passkeyRegistration'::text, 'passkeySignIn'::text, 'failedProof'::text])),
  constraint factor_challenge_password CHECK ((password_mark IS NULL) = (kind <> 'secondFactor'::text)),
  constraint factor_challenge_person CHECK ((person_id IS NULL) = (kind = 'passkeySignIn'::text))
);
comment on table factor_challenge is 'A sign-in or a registration that has begun; the token itself is kept only by who began it.';
comment on column factor_challenge.password_mark is 'Hash of the stored password hash: another password makes the challenge worthless.';
CREATE INDEX factor_challenge_expiry ON factor_challenge USING btree (expires_at);
CREATE INDEX factor_challenge_person ON factor_challenge USING btree (person_id, created_at) WHERE person_id IS NOT NULL;

create table file (
  id bigint generated by default as identity,
  kind text not null,
  owner_id bigint not null,
  media_type text not null,
  byte_size bigint not null,
  width integer,
  height integer,
  created_at timestamp with time zone default now() not null,
  name text,
  state text default 'ready'::text not null,
  duration_ms integer,
  kept_until timestamp with time zone,
  constraint file_pkey PRIMARY KEY (id),
  constraint file_kind CHECK (kind = ANY (ARRAY['photo'::text, 'poster'::text, 'posterVideo'::text, 'upload'::text, 'image'::text, 'video'::text, 'document'::text, 'personalData'::text])),
  constraint file_state CHECK (state = ANY (ARRAY['uploading'::text, 'ready'::text, 'refused'::text]))
);
comment on table file is 'Something stored in the blob store; who may fetch it depends on its kind. Owned by platform/files.';
comment on column file.kind is 'What the content was found to be; "upload" until all of it is there.';
comment on column file.kept_until is 'An upload that nothing uses is removed after this; null once something does.';
CREATE INDEX file_kept_until ON file USING btree (kept_until) WHERE kept_until IS NOT NULL;
CREATE INDEX file_owner ON file USING btree (owner_id);

create table file_variant (
  file_id bigint not null,
  variant text not null,
  media_type text not null,
  byte_size bigint not null,
  width integer,
  height integer,
  storage_key text not null,
  constraint file_variant_pkey PRIMARY KEY (file_id, variant)
);
comment on table file_variant is 'One rendering of a file: its key in the blob store.';
CREATE INDEX file_variant_storage_key ON file_variant USING btree (storage_key);

create table former_department (
  person_id bigint not null,
  until date not null,
  department_id bigint,
  constraint former_department_pkey PRIMARY KEY (person_id, until)
);
comment on table former_department is 'The department that a person held before a date, since the row before; null for none. person.department_id is the current one.';
comment on column former_department.until is 'The first date, in the organisation''s zone, on which it was no longer held.';
CREATE INDEX former_department_department ON former_department USING btree (department_id) WHERE department_id IS NOT NULL;

create table home_arrangement (
  is_only boolean default true not null,
  version integer default 1 not null,
  constraint home_arrangement_pkey PRIMARY KEY (is_only),
  constraint home_arrangement_one CHECK (is_only)
);
comment on table home_arrangement is 'Counts the changes of the arrangement of home. Who changes it holds this row, so that nobody overwrites what they have not seen.';

create table home_hidden_widget (
  person_id bigint not null,
  widget text not null,
  constraint home_hidden_widget_pkey PRIMARY KEY (person_id, widget)
);
comment on table home_hidden_widget is 'What people do not want on their home; it counts while the widget is neither pinned nor off.';

create table home_widget (
  name text not null,
  position integer not null,
  presence text not null,
  constraint home_widget_pkey PRIMARY KEY (name),
  constraint home_widget_presence CHECK (presence = ANY (ARRAY['shown'::text, 'pinned'::text, 'off'::text]))
);
comment on table home_widget is 'The widgets that an administrator has put in their places; all others stand where the code has them.';
comment on column home_widget.presence is 'shown: everybody has it and may hide it; pinned: nobody may; off: nobody has it.';

create table idempotency (
  person_id bigint not null,
  key text not null,
  request_hash bytea not null,
  status integer not null,
  body text,
  created_at timestamp with time zone default now() not null,
  constraint idempotency_pkey PRIMARY KEY (person_id, key)
);
comment on table idempotency is 'The answer given to a write with an Idempotency-Key, written in the transaction of the write; kept 24 hours.';
CREATE INDEX idempotency_age ON idempotency USING btree (created_at);

create table kept_key (
  purpose text not null,
  name text not null,
  sealed bytea not null,
  kept_at timestamp with time zone not null,
  constraint kept_key_pkey PRIMARY KEY (purpose, name)
);
comment on table kept_key is 'Keys for one purpose each, derived from earlier secret keys of the installation.';
comment on column kept_key.name is 'Derived from the key: the same at every attempt to keep it.';
comment on column kept_key.sealed is 'The key, encrypted with the current secret key and bound to purpose and name; for seals of the audit followed by the last seal made with it.';

create table known_device (
  person_id bigint not null,
  hash bytea not null,
  first_seen_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  constraint known_device_pkey PRIMARY KEY (person_id, hash)
);
comment on table known_device is 'Where a person has signed in before. The hash is keyed and holds the person: two people on one device cannot be joined by it.';
CREATE INDEX known_device_age ON known_device USING btree (last_seen_at);

create table leave_coverage (
  id bigint generated by default as identity,
  name_ar text not null,
  name_en text not null,
  department_id bigint,
  role_id bigint,
  people integer,
  percent integer,
  mode text not null,
  from_date date not null,
  to_date date,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint leave_coverage_pkey PRIMARY KEY (id),
  constraint leave_coverage_dates CHECK (to_date >= from_date),
  constraint leave_coverage_minimum CHECK (num_nonnulls(people, percent) = 1),
  constraint leave_coverage_mode CHECK (mode = ANY (ARRAY['warn'::text, 'refuse'::text])),
  constraint leave_coverage_people CHECK (people >= 1 AND people <= 100000),
  constraint leave_coverage_percent CHECK (percent >= 1 AND percent <= 100),
  constraint leave_coverage_unit CHECK (num_nonnulls(department_id, role_id) = 1)
);
comment on table leave_coverage is 'The least people of a department, with what is below it, or of a role who are scheduled and not on leave.';
comment on column leave_coverage.percent is 'Of the people of the unit who are scheduled that day, rounded up.';
CREATE INDEX leave_coverage_department ON leave_coverage USING btree (department_id) WHERE department_id IS NOT NULL;
CREATE UNIQUE INDEX leave_coverage_name_ar ON leave_coverage USING btree (name_ar);
CREATE UNIQUE INDEX leave_coverage_name_en ON leave_coverage USING btree (lower(name_en));
CREATE INDEX leave_coverage_role ON leave_coverage USING btree (role_id) WHERE role_id IS NOT NULL;

create table leave_entry (
  id bigint generated always as identity,
  person_id bigint not null,
  type_id bigint not null,
  kind text not null,
  date date not null,
  days numeric(7,2) not null,
  expires date,
  note text,
  reverses_id bigint,
  created_at timestamp with time zone not null,
  created_by bigint,
  claim_id bigint,
  claim_number integer,
  overtime jsonb,
  constraint leave_entry_pkey PRIMARY KEY (id),
  constraint leave_entry_reverses_id_key UNIQUE (reverses_id),
  constraint leave_entry_days CHECK (days <> 0::numeric),
  constraint leave_entry_expires CHECK (expires IS NULL OR expires >= date AND days > 0::numeric),
  constraint leave_entry_kind CHECK (kind = ANY (ARRAY['opening'::text, 'adjustment'::text])),
  constraint leave_entry_overtime CHECK ((num_nonnulls(claim_id, claim_number, overtime) = ANY (ARRAY[0, 3])) AND (claim_id IS NULL OR kind = 'adjustment'::text))
);
comment on table leave_entry is 'Balances that officers entered. Rows never change: a reversal is another row, and neither counts.';
comment on column leave_entry.claim_id is 'The claim of overtime whose time off it is. Claims go when their days change; entries stay, and are reversed.';
comment on column leave_entry.claim_number is 'Counts the grants of a claim, so that none is made twice.';
comment on column leave_entry.overtime is 'The overtime behind a lot: its date, minutes by class, factors, and dayMinutes.';
CREATE UNIQUE INDEX leave_entry_claim ON leave_entry USING btree (claim_id, claim_number) WHERE reverses_id IS NULL;
CREATE INDEX leave_entry_person ON leave_entry USING btree (person_id, type_id, date);
CREATE INDEX leave_entry_type ON leave_entry USING btree (type_id);

create table leave_handover (
  type_id bigint not null,
  days numeric(7,2) not null,
  began_at timestamp with time zone not null,
  after_person_id bigint default 0 not null,
  finished_at timestamp with time zone,
  constraint leave_handover_pkey PRIMARY KEY (type_id)
);
comment on table leave_handover is 'Types whose yearly allowance became a policy: up to which person entries keep what was left, since it counted requests only.';

create table leave_policy (
  id bigint generated by default as identity,
  type_id bigint not null,
  name_ar text not null,
  name_en text not null,
  from_date date not null,
  to_date date,
  everyone boolean not null,
  rules jsonb not null,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  source_ar text,
  source_en text,
  constraint leave_policy_pkey PRIMARY KEY (id),
  constraint leave_policy_dates CHECK (to_date >= from_date)
);
comment on column leave_policy.rules is 'As the leave engine takes them: period, bands, grant, prorate, rounding, waitingMonths, carryOver, overdraw.';
comment on column leave_policy.source_en is 'The law or agreement that it comes from, in the words of the officer.';
CREATE UNIQUE INDEX leave_policy_name_ar ON leave_policy USING btree (type_id, name_ar);
CREATE UNIQUE INDEX leave_policy_name_en ON leave_policy USING btree (type_id, lower(name_en));
CREATE INDEX leave_policy_type ON leave_policy USING btree (type_id, from_date);

create table leave_policy_person (
  leave_policy_id bigint not null,
  person_id bigint not null,
  constraint leave_policy_person_pkey PRIMARY KEY (leave_policy_id, person_id)
);
CREATE INDEX leave_policy_person_person ON leave_policy_person USING btree (person_id);

create table leave_policy_role (
  leave_policy_id bigint not null,
  role_id bigint not null,
  constraint leave_policy_role_pkey PRIMARY KEY (leave_policy_id, role_id)
);
CREATE INDEX leave_policy_role_role ON leave_policy_role USING btree (role_id);

create table leave_recount (
  id bigint generated always as identity,
  person_id bigint not null,
  type_id bigint not null,
  absence_id bigint,
  request_id bigint,
  from_date date not null,
  to_date date not null,
  cause text not null,
  days jsonb not null,
  total numeric(5,1) not null,
  is_short boolean not null,
  counted_at timestamp with time zone not null,
  constraint leave_recount_pkey PRIMARY KEY (id),
  constraint leave_recount_days CHECK (jsonb_typeof(days) = 'array'::text)
);
comment on table leave_recount is 'Days of approved leave that came back or were taken since a schedule changed. Rows are only added: what a leave takes is what was counted first, less their days.';
comment on column leave_recount.days is 'By date, each with its days, which are positive where they came back, and why: holiday, dayOff, workDay.';
comment on column leave_recount.total is 'The sum of its days.';
comment on column leave_recount.is_short is 'Whether days were taken that the balance does not have.';
CREATE INDEX leave_recount_absence ON leave_recount USING btree (absence_id) WHERE absence_id IS NOT NULL;
CREATE INDEX leave_recount_person ON leave_recount USING btree (person_id, type_id);
CREATE INDEX leave_recount_request ON leave_recount USING btree (request_id) WHERE request_id IS NOT NULL;
CREATE INDEX leave_recount_short ON leave_recount USING btree (id) WHERE is_short;
CREATE INDEX leave_recount_type ON leave_recount USING btree (type_id);

create table leave_recount_run (
  id bigint generated always as identity,
  cause text not null,
  people bigint[],
  from_date date,
  to_date date,
  after_person_id bigint default 0 not null,
  created_at timestamp with time zone not null,
  failed_at timestamp with time zone,
  constraint leave_recount_run_pkey PRIMARY KEY (id)
);
comment on table leave_recount_run is 'Changes of schedules after which leave is still to be counted again; deleted when all people are done.';
comment on column leave_recount_run.people is 'Null: everyone.';

create table leave_suspension (
  id bigint generated always as identity,
  person_id bigint not null,
  from_date date not null,
  to_date date not null,
  note text,
  created_at timestamp with time zone not null,
  created_by bigint,
  constraint leave_suspension_pkey PRIMARY KEY (id),
  constraint leave_suspension_once EXCLUDE USING gist (person_id WITH =, daterange(from_date, to_date, '[]'::text) WITH &&),
  constraint leave_suspension_dates CHECK (to_date >= from_date)
);
comment on table leave_suspension is 'Unpaid leave and suspensions: nothing is granted for their days, which count as service.';

create table leave_type (
  id bigint not null,
  color text not null,
  books_days boolean not null,
  takes_balance boolean not null,
  counts text not null,
  half_days boolean not null,
  needs_reason boolean not null,
  needs_attachment boolean not null,
  version integer default 1 not null,
  constraint leave_type_pkey PRIMARY KEY (id),
  constraint leave_type_color CHECK (color = ANY (ARRAY['teal'::text, 'saffron'::text, 'rose'::text, 'blue'::text, 'violet'::text, 'terracotta'::text, 'green'::text, 'sand'::text, 'ink'::text])),
  constraint leave_type_counts CHECK (counts = ANY (ARRAY['workDays'::text, 'calendarDays'::text]))
);
comment on table leave_type is 'The settings of a leave type; its names and whether it is active are kept in its lookup, of the category leaveType.';
comment on column leave_type.counts is 'The days of a leave that are taken: work days of the schedule, or all.';

create table leave_use (
  id bigint generated always as identity,
  person_id bigint not null,
  type_id bigint not null,
  request_id bigint,
  absence_id bigint,
  constraint leave_use_pkey PRIMARY KEY (id),
  constraint leave_use_absence_id_key UNIQUE (absence_id),
  constraint leave_use_request_id_key UNIQUE (request_id),
  constraint leave_use_origin CHECK (request_id IS NOT NULL OR absence_id IS NOT NULL)
);
comment on table leave_use is 'Leave that was asked for or entered; asked for only, while it has no absence. Its days are in leave_use_day.';
CREATE INDEX leave_use_taken ON leave_use USING btree (person_id, type_id, id) INCLUDE (request_id, absence_id);
CREATE INDEX leave_use_type ON leave_use USING btree (type_id);

create table leave_use_day (
  leave_use_id bigint not null,
  date date not null,
  part numeric(2,1) not null,
  constraint leave_use_day_pkey PRIMARY KEY (leave_use_id, date),
  constraint leave_use_day_part CHECK (part = ANY (ARRAY[0.5, 1::numeric]))
);

create table letter (
  id bigint generated by default as identity,
  code text not null,
  kind text not null,
  request_id bigint not null,
  person_id bigint not null,
  issued_on date not null,
  valid_until date not null,
  facts jsonb not null,
  created_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoked_by bigint,
  revoke_reason text,
  constraint letter_pkey PRIMARY KEY (id),
  constraint letter_code UNIQUE (code),
  constraint letter_request UNIQUE (request_id),
  constraint letter_kind CHECK (kind = 'employment'::text),
  constraint letter_revoked CHECK ((revoked_at IS NULL) = (revoke_reason IS NULL) AND (revoked_at IS NOT NULL OR revoked_by IS NULL)),
  constraint letter_valid CHECK (valid_until >= issued_on)
);
comment on table letter is 'What was stated about somebody on a day, in both languages; the facts are never read anew. Owned by the module services.';
CREATE INDEX letter_person ON letter USING btree (person_id);
CREATE INDEX letter_revoked_by ON letter USING btree (revoked_by) WHERE revoked_by IS NOT NULL;

create table link (
  id bigint generated by default as identity,
  group_id bigint not null,
  name_ar text not null,
  name_en text not null,
  description_ar text,
  description_en text,
  icon text not null,
  address text not null,
  sign_in text default 'none'::text not null,
  audience_id bigint,
  position integer default 0 not null,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  health text,
  health_status integer,
  checked_at timestamp with time zone,
  failing_since timestamp with time zone,
  found_by text generated always as ((' '::text || search_words(((((((name_en || ' '::text) || name_ar) || ' '::text) || COALESCE(description_en, ''::text)) || ' '::text) || COALESCE(description_ar, ''::text))))) stored not null,
  name_found_by text generated always as ((' '::text || search_words(((name_en || ' '::text) || name_ar)))) stored not null,
  folded text generated always as (fold_names(((((name_en || ' '::text) || name_ar) || ' '::text) || address))) stored not null,
  constraint link_pkey PRIMARY KEY (id),
  constraint link_address CHECK (address ~ '^(https://|mailto:)'::text),
  constraint link_health CHECK (health = ANY (ARRAY['working'::text, 'failing'::text, 'unreachable'::text, 'slow'::text, 'notPublic'::text])),
  constraint link_sign_in CHECK (sign_in = ANY (ARRAY['none'::text, 'workAccount'::text, 'ownAccount'::text, 'vpn'::text]))
);
comment on column link.health is 'What the nightly check found, which is no change of the link; null before the first, and of mail addresses.';
comment on column link.found_by is 'As of document: all words, and those of the names alone in name_found_by.';
comment on column link.folded is 'What lists for those who look after links are searched in.';
CREATE INDEX link_audience ON link USING btree (audience_id) WHERE audience_id IS NOT NULL;
CREATE INDEX link_group_position ON link USING btree (group_id, "position", id);

create table link_favourite (
  person_id bigint not null,
  link_id bigint not null,
  created_at timestamp with time zone not null,
  constraint link_favourite_pkey PRIMARY KEY (person_id, link_id)
);
CREATE INDEX link_favourite_link ON link_favourite USING btree (link_id);

create table link_group (
  id bigint generated by default as identity,
  name_ar text not null,
  name_en text not null,
  position integer default 0 not null,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint link_group_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX link_group_name_ar ON link_group USING btree (name_ar);
CREATE UNIQUE INDEX link_group_name_en ON link_group USING btree (lower(name_en));

create table link_use (
  link_id bigint not null,
  day date not null,
  uses integer not null,
  constraint link_use_pkey PRIMARY KEY (link_id, day)
);
comment on table link_use is 'How often a link was followed on a day; by whom is not kept.';

create table linked_identity (
  issuer text not null,
  subject text not null,
  person_id bigint not null,
  email text,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint linked_identity_pkey PRIMARY KEY (issuer, subject),
  constraint linked_identity_once UNIQUE (person_id, issuer)
);
comment on table linked_identity is 'A person as a provider of single sign-on calls them: found by issuer and subject, never by the address.';
comment on column linked_identity.email is 'The address there when the link was made, for its owner to recognise it by.';

create table location (
  id bigint generated by default as identity,
  name_ar text not null,
  name_en text not null,
  latitude double precision not null,
  longitude double precision not null,
  radius integer default 150 not null,
  time_zone text not null,
  fence_policy text default 'block'::text not null,
  strict boolean default false not null,
  maximum_accuracy integer default 100 not null,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer default 1 not null,
  outdoors boolean default false not null,
  constraint location_pkey PRIMARY KEY (id),
  constraint location_fence_policy CHECK (fence_policy = ANY (ARRAY['block'::text, 'flag'::text, 'log'::text])),
  constraint location_place CHECK (latitude >= '-90'::integer::double precision AND latitude <= 90::double precision AND longitude >= '-180'::integer::double precision AND longitude <= 180::double precision),
  constraint location_radius CHECK (radius >= 20 AND radius <= 5000)
);
CREATE UNIQUE INDEX location_name_ar ON location USING btree (name_ar) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX location_name_en ON location USING btree (lower(name_en)) WHERE deleted_at IS NULL;

create table location_zone_user (
  id bigint generated by default as identity,
  location_id bigint not null,
  zone_id bigint not null,
  from_date date,
  to_date date,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint location_zone_user_pkey PRIMARY KEY (id),
  constraint location_zone_user_dates CHECK (to_date >= from_date)
);
comment on table location_zone_user is 'A place and a weekly schedule given to people and roles: an assignment.';
CREATE INDEX location_zone_user_location ON location_zone_user USING btree (location_id);
CREATE INDEX location_zone_user_zone ON location_zone_user USING btree (zone_id);

create table location_zone_user_person (
  location_zone_user_id bigint not null,
  person_id bigint not null,
  constraint location_zone_user_person_pkey PRIMARY KEY (location_zone_user_id, person_id)
);
CREATE INDEX location_zone_user_person_person ON location_zone_user_person USING btree (person_id);

create table location_zone_user_role (
  location_zone_user_id bigint not null,
  role_id bigint not null,
  constraint location_zone_user_role_pkey PRIMARY KEY (location_zone_user_id, role_id)
);
CREATE INDEX location_zone_user_role_role ON location_zone_user_role USING btree (role_id);

create table logo (
  hash text not null,
  media_type text not null,
  content bytea not null,
  constraint logo_pkey PRIMARY KEY (hash),
  constraint logo_size CHECK (octet_length(content) <= 262144)
);
comment on table logo is 'A picture of the organisation, named by its content; the setting "logos" says where it is shown. Here and not among the files: it is small, nobody''s, and shown before anybody is signed in.';

create table lookup (
  id bigint generated by default as identity,
  category text not null,
  name_ar text not null,
  name_en text not null,
  main_lookup_id bigint,
  request_type text,
  is_required boolean default false not null,
  position integer default 0 not null,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint lookup_pkey PRIMARY KEY (id),
  constraint lookup_category CHECK (category = ANY (ARRAY['leaveType'::text, 'permissionType'::text, 'correctionReason'::text, 'exceptionReason'::text, 'contractKind'::text, 'other'::text])),
  constraint lookup_not_its_own_main CHECK (main_lookup_id <> id)
);
CREATE INDEX lookup_main ON lookup USING btree (main_lookup_id) WHERE main_lookup_id IS NOT NULL;
CREATE UNIQUE INDEX lookup_name_ar ON lookup USING btree (category, name_ar);
CREATE UNIQUE INDEX lookup_name_en ON lookup USING btree (category, lower(name_en));

create table mention (
  topic_id bigint not null,
  comment_id bigint,
  person_id bigint,
  department_id bigint,
  constraint mention_once UNIQUE NULLS NOT DISTINCT (topic_id, comment_id, person_id, department_id),
  constraint mention_somebody CHECK (num_nonnulls(person_id, department_id) = 1)
);
comment on table mention is 'People and departments named in a topic (comment_id null) or in a comment.';
CREATE INDEX mention_comment ON mention USING btree (comment_id) WHERE comment_id IS NOT NULL;
CREATE INDEX mention_department ON mention USING btree (department_id) WHERE department_id IS NOT NULL;
CREATE INDEX mention_person ON mention USING btree (person_id) WHERE person_id IS NOT NULL;

create table migration (
  name text not null,
  hash text not null,
  applied_at timestamp with time zone default now() not null,
  constraint migration_pkey PRIMARY KEY (name)
);

create table must_read (
  topic_id bigint not null,
  due_on date not null,
  is_for_everyone boolean not null,
  asked_by bigint not null,
  asked_at timestamp with time zone not null,
  reminded_on date,
  version integer default 1 not null,
  constraint must_read_pkey PRIMARY KEY (topic_id)
);
comment on table must_read is 'A topic to be acknowledged by the end of a day; owned by the module acknowledgements.';
comment on column must_read.asked_at is 'Acknowledgements from before this do not count: a material change asks everybody again.';
CREATE INDEX must_read_due ON must_read USING btree (due_on);

create table must_read_department (
  topic_id bigint not null,
  department_id bigint not null,
  constraint must_read_department_pkey PRIMARY KEY (topic_id, department_id)
);
CREATE INDEX must_read_department_department ON must_read_department USING btree (department_id);

create table notification (
  id bigint generated by default as identity,
  person_id bigint not null,
  kind text not null,
  subject_kind text not null,
  subject_id bigint not null,
  topic_id bigint,
  actor_ids bigint[] default '{}'::bigint[] not null,
  comment_ids bigint[] default '{}'::bigint[] not null,
  details jsonb default '{}'::jsonb not null,
  in_app boolean default true not null,
  is_hidden boolean default false not null,
  is_shown boolean generated always as ((in_app AND (NOT is_hidden))) stored not null,
  read_at timestamp with time zone,
  mail text,
  mail_due_at timestamp with time zone,
  mailed_at timestamp with time zone,
  created_at timestamp with time zone not null,
  latest_at timestamp with time zone not null,
  push_due_at timestamp with time zone,
  constraint notification_pkey PRIMARY KEY (id, created_at),
  constraint notification_mail CHECK (mail = ANY (ARRAY['instant'::text, 'digest'::text])),
  constraint notification_mail_due CHECK ((mail IS NOT NULL AND mail = 'instant'::text) = (mail_due_at IS NOT NULL))
) partition by RANGE (created_at);
comment on table notification is 'One line of the bell: grouped when written, by person, kind and subject, for as long as it is unread.';
comment on column notification.subject_kind is 'With subject_id what it is about, and what is grouped: topic or comment; later modules have their own.';
comment on column notification.actor_ids is 'Who did it, the newest last; of comments one for each in comment_ids.';
comment on column notification.comment_ids is 'The comments it tells of, the oldest first: opening it opens the first that is still there.';
comment on column notification.in_app is 'False: wanted by mail only, so it is neither listed nor counted.';
comment on column notification.is_hidden is 'What it tells of may not be seen by this person, or is gone.';
comment on column notification.mail_due_at is 'A mail of its own leaves then, unless it was read before.';
comment on column notification.push_due_at is 'Devices are told then, unless it was read before; null when they need not be, or have been.';
CREATE INDEX notification_age ON notification USING btree (latest_at);
CREATE INDEX notification_group ON notification USING btree (person_id, kind, subject_kind, subject_id) WHERE read_at IS NULL;
CREATE INDEX notification_mail_due ON notification USING btree (mail_due_at) WHERE mail = 'instant'::text AND mailed_at IS NULL;
CREATE INDEX notification_mail_waiting ON notification USING btree (person_id) WHERE mail IS NOT NULL AND mailed_at IS NULL;
CREATE INDEX notification_newest ON notification USING btree (person_id, latest_at DESC, id DESC) WHERE is_shown;
CREATE INDEX notification_push_due ON notification USING btree (push_due_at) WHERE push_due_at IS NOT NULL;
CREATE INDEX notification_topic ON notification USING btree (topic_id, person_id) WHERE topic_id IS NOT NULL;
CREATE INDEX notification_unread ON notification USING btree (person_id, latest_at DESC, id DESC) WHERE is_shown AND read_at IS NULL;
CREATE TRIGGER notification_deleted AFTER DELETE ON notification REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_unread_notifications();
CREATE TRIGGER notification_inserted AFTER INSERT ON notification REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_unread_notifications();
CREATE TRIGGER notification_updated AFTER UPDATE ON notification REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_unread_notifications();

create table notification_broadcast (
  id bigint generated by default as identity,
  notice jsonb not null,
  audience jsonb not null,
  after_person_id bigint default 0 not null,
  told_count integer default 0 not null,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint notification_broadcast_pkey PRIMARY KEY (id)
);
comment on column notification_broadcast.after_person_id is 'Everybody of the audience up to this id has been told.';
CREATE INDEX notification_broadcast_finished ON notification_broadcast USING btree (finished_at) WHERE finished_at IS NOT NULL;

create table notification_counter (
  person_id bigint not null,
  unread_count integer default 0 not null,
  constraint notification_counter_pkey PRIMARY KEY (person_id),
  constraint notification_counter_unread CHECK (unread_count >= 0)
);
comment on table notification_counter is 'How many shown notifications of a person are unread; kept by triggers, in every statement that changes one.';

create table notification_preference (
  person_id bigint not null,
  channels jsonb default '{}'::jsonb not null,
  quiet_hours jsonb,
  digest text default 'weekly'::text not null,
  digest_time text default '08:00'::text not null,
  next_digest_at timestamp with time zone,
  version integer default 1 not null,
  lock_screen text default 'kind'::text not null,
  constraint notification_preference_pkey PRIMARY KEY (person_id),
  constraint notification_preference_digest CHECK (digest = ANY (ARRAY['none'::text, 'daily'::text, 'weekly'::text])),
  constraint notification_preference_lock_screen CHECK (lock_screen = ANY (ARRAY['kind'::text, 'words'::text]))
);
comment on table notification_preference is 'What a person wants to be told of, and how; without a row the defaults of the code hold.';
comment on column notification_preference.channels is 'By kind, where it differs from the default: {"like": {"inApp": true, "email": "off"}}.';
comment on column notification_preference.next_digest_at is 'When a digest is made next; null when there is nothing to wait for.';
comment on column notification_preference.lock_screen is 'What devices show without being unlocked: only the kind, or the words too.';
CREATE INDEX notification_preference_next_digest ON notification_preference USING btree (next_digest_at) WHERE next_digest_at IS NOT NULL;

create table one_time_link (
  token_hash bytea not null,
  kind text not null,
  person_id bigint,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint one_time_link_pkey PRIMARY KEY (token_hash),
  constraint one_time_link_kind CHECK (kind = ANY (ARRAY['confirmEmail'::text, 'resetPassword'::text, 'administratorCode'::text, 'invitation'::text, 'changeEmail'::text, 'protectAccount'::text, 'approveEmail'::text]))
);
CREATE INDEX one_time_link_person ON one_time_link USING btree (person_id, kind);

create table overtime_claim (
  id bigint generated always as identity,
  person_id bigint not null,
  date date not null,
  policy_id bigint not null,
  day_kind text not null,
  first_in timestamp with time zone,
  last_out timestamp with time zone,
  time_zone text not null,
  required_minutes integer not null,
  attended_minutes integer not null,
  beyond_minutes integer not null,
  beyond_night_minutes integer not null,
  minutes integer not null,
  night_minutes integer not null,
  reasons jsonb not null,
  state text not null,
  approved_minutes integer,
  approved_night_minutes integer,
  decided_by bigint,
  decided_at timestamp with time zone,
  note text,
  earlier_minutes integer,
  claimed_at timestamp with time zone not null,
  version integer default 1 not null,
  leave_type_id bigint,
  time_off jsonb,
  constraint overtime_claim_pkey PRIMARY KEY (id),
  constraint overtime_claim_once UNIQUE (person_id, date),
  constraint overtime_claim_approved CHECK ((state = 'approved'::text) = (approved_minutes IS NOT NULL) AND (approved_minutes IS NULL) = (approved_night_minutes IS NULL) AND approved_minutes >= 1 AND approved_minutes <= minutes AND approved_night_minutes >= 0 AND approved_night_minutes <= approved_minutes),
  constraint overtime_claim_day_kind CHECK (day_kind = ANY (ARRAY['workDay'::text, 'restDay'::text, 'holiday'::text])),
  constraint overtime_claim_minutes CHECK (minutes >= 0 AND minutes <= beyond_minutes AND night_minutes >= 0 AND night_minutes <= minutes AND beyond_night_minutes >= 0 AND beyond_night_minutes <= beyond_minutes AND (day_kind = 'workDay'::text OR beyond_night_minutes = 0) AND (state = ANY (ARRAY['exhausted'::text, 'unasked'::text])) = (minutes = 0)),
  constraint overtime_claim_state CHECK (state = ANY (ARRAY['waiting'::text, 'approved'::text, 'rejected'::text, 'exhausted'::text, 'unasked'::text])),
  constraint overtime_claim_time_off CHECK ((leave_type_id IS NULL) = (time_off IS NULL))
);
comment on table overtime_claim is 'Time beyond what was required on a closed date; follows its day until the month is locked.';
comment on column overtime_claim.day_kind is 'On a workDay the night minutes are at night and the others ordinary; otherwise all are of the restDay or holiday.';
comment on column overtime_claim.attended_minutes is 'Worked, and before and after the hours of the schedule.';
comment on column overtime_claim.beyond_minutes is 'Attended beyond the required minutes, before limits and blocks.';
comment on column overtime_claim.minutes is 'Claimed: within the limits, in whole blocks.';
comment on column overtime_claim.state is 'exhausted: nothing is left within the limits; unasked: its policy wants overtime to be asked for, and it was not.';
comment on column overtime_claim.earlier_minutes is 'Minutes that were decided on before the day changed; null if it has not changed since.';
comment on column overtime_claim.time_off is 'The terms of its policy by which minutes become days of the leave type: factors by class, dayMinutes, expiresMonths, expiresDays.';
CREATE INDEX overtime_claim_leave_type ON overtime_claim USING btree (leave_type_id, person_id) WHERE leave_type_id IS NOT NULL;
CREATE INDEX overtime_claim_newest ON overtime_claim USING btree (date, id);
CREATE INDEX overtime_claim_policy ON overtime_claim USING btree (policy_id);
CREATE INDEX overtime_claim_state ON overtime_claim USING btree (state, date, id);
CREATE INDEX overtime_claim_waiting ON overtime_claim USING btree (person_id) WHERE state = 'waiting'::text;

create table overtime_policy (
  id bigint generated by default as identity,
  name_ar text not null,
  name_en text not null,
  minimum_minutes integer not null,
  block_minutes integer not null,
  most_per_day integer,
  most_per_month integer,
  most_per_year integer,
  night_start_time time without time zone,
  night_end_time time without time zone,
  approval text not null,
  from_date date not null,
  to_date date,
  everyone boolean default false not null,
  is_active boolean not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer default 1 not null,
  settlement text default 'pay'::text not null,
  leave_type_id bigint,
  ordinary_factor integer default 100 not null,
  night_factor integer default 100 not null,
  rest_day_factor integer default 100 not null,
  holiday_factor integer default 100 not null,
  day_minutes integer default 480 not null,
  expires_months integer,
  expires_days integer,
  constraint overtime_policy_pkey PRIMARY KEY (id),
  constraint overtime_policy_approval CHECK (approval = ANY (ARRAY['before'::text, 'afterwards'::text, 'none'::text])),
  constraint overtime_policy_block CHECK (block_minutes > 0 AND minimum_minutes > 0),
  constraint overtime_policy_dates CHECK (to_date >= from_date),
  constraint overtime_policy_day CHECK (day_minutes >= 1 AND day_minutes <= 1440),
  constraint overtime_policy_expiry CHECK (num_nonnulls(expires_months, expires_days) <= 1 AND expires_months > 0 AND expires_days > 0),
  constraint overtime_policy_factors CHECK (LEAST(ordinary_factor, night_factor, rest_day_factor, holiday_factor) >= 0 AND GREATEST(ordinary_factor, night_factor, rest_day_factor, holiday_factor) <= 1000),
  constraint overtime_policy_most CHECK (most_per_day > 0 AND most_per_month > 0 AND most_per_year > 0),
  constraint overtime_policy_night CHECK ((night_start_time IS NULL) = (night_end_time IS NULL) AND night_start_time <> night_end_time),
  constraint overtime_policy_settlement CHECK ((settlement = ANY (ARRAY['pay'::text, 'timeOff'::text])) AND (settlement = 'timeOff'::text) = (leave_type_id IS NOT NULL))
);
comment on column overtime_policy.approval is 'before: only minutes that were asked for and approved are claimed; afterwards: the manager decides on each claim; none: a claim is approved at once.';
comment on column overtime_policy.deleted_at is 'Deleted policies stay for their claims.';
comment on column overtime_policy.settlement is 'pay: approved minutes go to the payroll; timeOff: they become days of a leave type.';
comment on column overtime_policy.ordinary_factor is 'Hundredths of a minute of time off for a minute of this class.';
comment on column overtime_policy.day_minutes is 'So many minutes of time off are a day.';
CREATE INDEX overtime_policy_leave_type ON overtime_policy USING btree (leave_type_id);
CREATE UNIQUE INDEX overtime_policy_name_ar ON overtime_policy USING btree (name_ar) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX overtime_policy_name_en ON overtime_policy USING btree (lower(name_en)) WHERE deleted_at IS NULL;

create table overtime_policy_person (
  overtime_policy_id bigint not null,
  person_id bigint not null,
  constraint overtime_policy_person_pkey PRIMARY KEY (overtime_policy_id, person_id)
);
CREATE INDEX overtime_policy_person_person ON overtime_policy_person USING btree (person_id);

create table overtime_policy_role (
  overtime_policy_id bigint not null,
  role_id bigint not null,
  constraint overtime_policy_role_pkey PRIMARY KEY (overtime_policy_id, role_id)
);
CREATE INDEX overtime_policy_role_role ON overtime_policy_role USING btree (role_id);

create table overtime_request (
  id bigint generated always as identity,
  person_id bigint not null,
  date date not null,
  minutes integer not null,
  reason text,
  state text not null,
  approved_minutes integer,
  decided_by bigint,
  decided_at timestamp with time zone,
  note text,
  asked_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint overtime_request_pkey PRIMARY KEY (id),
  constraint overtime_request_approved CHECK ((state = 'approved'::text) = (approved_minutes IS NOT NULL) AND approved_minutes >= 1 AND approved_minutes <= minutes),
  constraint overtime_request_minutes CHECK (minutes >= 1 AND minutes <= 1440),
  constraint overtime_request_state CHECK (state = ANY (ARRAY['waiting'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text]))
);
comment on table overtime_request is 'Overtime that a person asks for before its day; one of a date counts.';
comment on column overtime_request.reason is 'In the words of the person; null once the person has been erased.';
CREATE INDEX overtime_request_newest ON overtime_request USING btree (person_id, date, id);
CREATE UNIQUE INDEX overtime_request_once ON overtime_request USING btree (person_id, date) WHERE state = ANY (ARRAY['waiting'::text, 'approved'::text]);
CREATE INDEX overtime_request_waiting ON overtime_request USING btree (date, id) WHERE state = 'waiting'::text;

create table passkey (
  id bigint generated by default as identity,
  person_id bigint not null,
  credential_id bytea not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  is_backed_up boolean not null,
  name text not null,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_credential UNIQUE (credential_id)
);
comment on column passkey.counter is 'Signatures made, as the authenticator counts them; one that falls back is a copy. Many do not count and stay at 0.';
CREATE INDEX passkey_person ON passkey USING btree (person_id);

create table payroll_chunk (
  version_id bigint not null,
  ordinal integer not null,
  content text not null,
  constraint payroll_chunk_pkey PRIMARY KEY (version_id, ordinal)
);
comment on table payroll_chunk is 'The frozen facts of a version, as JSON of some people each, by person. Files and differences are made of them.';
CREATE TRIGGER payroll_chunk_fixed BEFORE DELETE OR UPDATE ON payroll_chunk FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table payroll_file (
  version_id bigint not null,
  section text not null,
  format text not null,
  byte_size bigint not null,
  sha256 text not null,
  rows integer not null,
  counts jsonb,
  constraint payroll_file_pkey PRIMARY KEY (version_id, section, format),
  constraint payroll_file_format CHECK (format = ANY (ARRAY['csv'::text, 'xlsx'::text, 'json'::text])),
  constraint payroll_file_section CHECK (section = ANY (ARRAY['people'::text, 'days'::text, 'peopleChanges'::text, 'dayChanges'::text])),
  constraint payroll_file_sum CHECK (sha256 ~ '^[0-9a-f]{64}$'::text)
);
comment on table payroll_file is 'Files of a version, which never change.';
comment on column payroll_file.counts is 'Of differences: rows added, changed and removed.';
CREATE TRIGGER payroll_file_fixed BEFORE DELETE OR UPDATE ON payroll_file FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table payroll_mapping (
  id bigint generated by default as identity,
  name_ar text not null,
  name_en text not null,
  language text not null,
  person_columns jsonb not null,
  day_columns jsonb,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint payroll_mapping_pkey PRIMARY KEY (id),
  constraint payroll_mapping_language CHECK (language = ANY (ARRAY['en'::text, 'ar'::text]))
);
comment on table payroll_mapping is 'The columns of a file for payroll: which, in which order, under which headings.';
comment on column payroll_mapping.language is 'Of headings that have no text of their own.';
comment on column payroll_mapping.person_columns is 'As {key, heading}; heading is null for the standard one.';
comment on column payroll_mapping.day_columns is 'The same of a row a day; null where no such rows are wanted.';

create table payroll_piece (
  version_id bigint not null,
  section text not null,
  format text not null,
  ordinal integer not null,
  content bytea not null,
  constraint payroll_piece_pkey PRIMARY KEY (version_id, section, format, ordinal)
);
comment on table payroll_piece is 'The bytes of a file, in pieces of at most half a megabyte.';
CREATE TRIGGER payroll_piece_fixed BEFORE DELETE OR UPDATE ON payroll_piece FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table payroll_version (
  id bigint generated by default as identity,
  mapping_id bigint not null,
  mapping_version integer not null,
  month date not null,
  number integer not null,
  locked_at timestamp with time zone not null,
  language text not null,
  person_columns jsonb not null,
  day_columns jsonb,
  previous_id bigint,
  state text default 'waiting'::text not null,
  after_person_id bigint default 0 not null,
  total integer not null,
  done integer default 0 not null,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  constraint payroll_version_pkey PRIMARY KEY (id),
  constraint payroll_version_number UNIQUE (mapping_id, month, number),
  constraint payroll_version_month CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint payroll_version_state CHECK (state = ANY (ARRAY['waiting'::text, 'gathering'::text, 'writing'::text, 'ready'::text, 'failed'::text, 'stopped'::text]))
);
comment on column payroll_version.locked_at is 'When the month was locked: each locking has its own version.';
comment on column payroll_version.person_columns is 'As {key, heading}, as the mapping had them; each with its heading.';
comment on column payroll_version.previous_id is 'The version whose differences are in this one''s files; null for the first.';
comment on column payroll_version.state is 'stopped: the month was opened again before all people were read.';
comment on column payroll_version.after_person_id is 'How far the facts have been read, by person.';
comment on column payroll_version.total is 'People, as counted at the beginning.';
CREATE INDEX payroll_version_month_newest ON payroll_version USING btree (month DESC, id DESC);
CREATE INDEX payroll_version_previous ON payroll_version USING btree (previous_id) WHERE previous_id IS NOT NULL;

create table person (
  id bigint generated by default as identity,
  name_en text,
  name_ar text,
  title_en text,
  title_ar text,
  department_id bigint,
  manager_id bigint,
  photo_file_id bigint,
  phone text,
  locale text default 'en'::text not null,
  calendar text default 'gregory'::text not null,
  digits text default 'auto'::text not null,
  theme text default 'system'::text not null,
  joined_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  left_on date,
  mobile text,
  birth_date date,
  place_en text,
  place_ar text,
  about_en text,
  about_ar text,
  languages text[] default '{}'::text[] not null,
  skills text[] default '{}'::text[] not null,
  phone_visibility text default 'everyone'::text not null,
  mobile_visibility text default 'department'::text not null,
  email_visibility text default 'everyone'::text not null,
  birthday_visibility text default 'nobody'::text not null,
  hour_cycle text default 'h23'::text not null,
  employee_number text,
  hire_date date,
  contract_kind_id bigint,
  weekly_minutes integer,
  constraint person_pkey PRIMARY KEY (id),
  constraint person_birthday_visibility CHECK (birthday_visibility = ANY (ARRAY['everyone'::text, 'department'::text, 'managers'::text, 'nobody'::text])),
  constraint person_calendar CHECK (calendar = ANY (ARRAY['gregory'::text, 'islamic-umalqura'::text])),
  constraint person_digits CHECK (digits = ANY (ARRAY['auto'::text, 'latn'::text, 'arab'::text])),
  constraint person_email_visibility CHECK (email_visibility = ANY (ARRAY['everyone'::text, 'department'::text, 'managers'::text, 'nobody'::text])),
  constraint person_employee_number CHECK (char_length(employee_number) <= 60 AND employee_number_key(employee_number) <> ''::text),
  constraint person_employment CHECK (hire_date <= left_on),
  constraint person_hour_cycle CHECK (hour_cycle = ANY (ARRAY['h23'::text, 'h12'::text])),
  constraint person_locale CHECK (locale = ANY (ARRAY['en'::text, 'ar'::text])),
  constraint person_manages_others CHECK (manager_id <> id),
  constraint person_mobile_visibility CHECK (mobile_visibility = ANY (ARRAY['everyone'::text, 'department'::text, 'managers'::text, 'nobody'::text])),
  constraint person_named CHECK (COALESCE(name_en, name_ar) IS NOT NULL),
  constraint person_phone_visibility CHECK (phone_visibility = ANY (ARRAY['everyone'::text, 'department'::text, 'managers'::text, 'nobody'::text])),
  constraint person_theme CHECK (theme = ANY (ARRAY['system'::text, 'light'::text, 'dark'::text])),
  constraint person_weekly_minutes CHECK (weekly_minutes >= 0 AND weekly_minutes <= 10080)
);
comment on table person is 'An employee as colleagues see them, with personal settings; owned by the module people.';
comment on column person.joined_at is 'Noon of the hire date in the organisation''s time zone; without one, the creation of the row.';
comment on column person.left_on is 'The last day of employment, inclusive; null while it lasts.';
comment on column person.employee_number is 'As other systems print it. It replaces provisioned_person.employee_number, which a later release drops.';
comment on column person.hire_date is 'The first day of employment; null if unknown: attendance then begins with joined_at.';
comment on column person.contract_kind_id is 'A lookup of the category contractKind.';
CREATE INDEX person_arabic_order ON person USING btree ("left"(COALESCE(name_ar, name_en), 60) COLLATE arabic_order, id);
CREATE INDEX person_birthday ON person USING btree ((EXTRACT(month FROM birth_date) * 100::numeric + EXTRACT(day FROM birth_date))) WHERE birth_date IS NOT NULL AND birthday_visibility <> 'nobody'::text;
CREATE INDEX person_contract_kind ON person USING btree (contract_kind_id) WHERE contract_kind_id IS NOT NULL;
CREATE INDEX person_department_id ON person USING btree (department_id, id);
CREATE UNIQUE INDEX person_employee_number_once ON person USING btree (employee_number_key(employee_number) text_pattern_ops);
CREATE INDEX person_english_order ON person USING btree ("left"(COALESCE(name_en, name_ar), 60) COLLATE english_order, id);
CREATE INDEX person_joined ON person USING btree (joined_at);
CREATE INDEX person_languages ON person USING gin (languages) WITH (fastupdate=off);
CREATE INDEX person_manager_id ON person USING btree (manager_id, id);
CREATE INDEX person_photo_file ON person USING btree (photo_file_id) WHERE photo_file_id IS NOT NULL;
CREATE INDEX person_place_ar ON person USING btree (place_ar) WHERE place_ar IS NOT NULL;
CREATE INDEX person_place_en ON person USING btree (place_en) WHERE place_en IS NOT NULL;
CREATE INDEX person_place_only_ar ON person USING btree (place_ar) WHERE place_en IS NULL AND place_ar IS NOT NULL;
CREATE INDEX person_skills ON person USING gin (skills) WITH (fastupdate=off);
CREATE INDEX person_without_hire_date ON person USING btree (id) WHERE hire_date IS NULL;

create table person_view (
  person_id bigint not null,
  day date not null,
  viewer_id bigint not null,
  fields text[] not null,
  constraint person_view_pkey PRIMARY KEY (person_id, day, viewer_id)
);
comment on table person_view is 'Who saw which protected fields of whom, one row a day; owned by the module people.';
CREATE INDEX person_view_viewer ON person_view USING btree (viewer_id);

create table personal_export (
  person_id bigint not null,
  state text not null,
  locale text not null,
  asked_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  kept_until timestamp with time zone,
  file_id bigint,
  constraint personal_export_pkey PRIMARY KEY (person_id),
  constraint personal_export_finished CHECK ((state = 'waiting'::text) = (finished_at IS NULL)),
  constraint personal_export_kept CHECK ((state = 'ready'::text) = (kept_until IS NOT NULL)),
  constraint personal_export_locale CHECK (locale = ANY (ARRAY['en'::text, 'ar'::text])),
  constraint personal_export_state CHECK (state = ANY (ARRAY['waiting'::text, 'ready'::text, 'failed'::text]))
);
comment on table personal_export is 'The archive somebody asked for last of all that is kept of them: one at a time. Owned by the module identity.';
comment on column personal_export.file_id is 'Null until it is ready, and again once it has been removed.';
CREATE INDEX personal_export_file ON personal_export USING btree (file_id) WHERE file_id IS NOT NULL;

create table personal_token (
  id bigint generated by default as identity,
  person_id bigint not null,
  name text not null,
  token_hash bytea not null,
  scopes text[] not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint personal_token_pkey PRIMARY KEY (id),
  constraint personal_token_hash UNIQUE (token_hash),
  constraint personal_token_has_scope CHECK (cardinality(scopes) > 0)
);
comment on table personal_token is 'What a program signs in with on somebody''s behalf: never more than that person may do. Owned by the module identity.';
comment on column personal_token.token_hash is 'SHA-256 of the token, which only its owner has seen, once.';
comment on column personal_token.last_used_at is 'Written once a minute at most.';
CREATE INDEX personal_token_expiry ON personal_token USING btree (expires_at);
CREATE INDEX personal_token_person ON personal_token USING btree (person_id) WHERE ended_at IS NULL;

create table poll (
  id bigint generated by default as identity,
  topic_id bigint not null,
  question_en text,
  question_ar text,
  maximum_choices smallint default 1 not null,
  closes_at timestamp with time zone,
  results text default 'always'::text not null,
  ballot text default 'secret'::text not null,
  can_change_vote boolean default true not null,
  voter_count integer default 0 not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  constraint poll_pkey PRIMARY KEY (id),
  constraint poll_topic UNIQUE (topic_id),
  constraint poll_ballot CHECK (ballot = ANY (ARRAY['secret'::text, 'open'::text])),
  constraint poll_maximum_choices CHECK (maximum_choices >= 1 AND maximum_choices <= 20),
  constraint poll_results CHECK (results = ANY (ARRAY['always'::text, 'afterVote'::text, 'afterClose'::text])),
  constraint poll_voter_count CHECK (voter_count >= 0)
);
comment on table poll is 'The poll of a topic. Whoever changes votes, choices or tallies locks this row first.';
comment on column poll.closes_at is 'From this moment on no vote counts: compared with the time at each vote and each reading.';
comment on column poll.voter_count is 'People who have voted; the tallies of the choices count ticks.';
CREATE INDEX poll_closing ON poll USING btree (closes_at) WHERE closes_at IS NOT NULL;

create table poll_choice (
  id bigint generated by default as identity,
  poll_id bigint not null,
  position smallint not null,
  text_en text,
  text_ar text,
  vote_count integer default 0 not null,
  edited_at timestamp with time zone,
  constraint poll_choice_pkey PRIMARY KEY (id),
  constraint poll_choice_of_poll UNIQUE (poll_id, id),
  constraint poll_choice_vote_count CHECK (vote_count >= 0),
  constraint poll_choice_worded CHECK (COALESCE(text_en, text_ar) IS NOT NULL)
);
comment on column poll_choice.edited_at is 'When its words were changed after somebody had voted.';

create table poll_vote (
  poll_id bigint not null,
  person_id bigint not null,
  constraint poll_vote_pkey PRIMARY KEY (poll_id, person_id)
);
CREATE INDEX poll_vote_person ON poll_vote USING btree (person_id);

create table poll_vote_choice (
  poll_id bigint not null,
  choice_id bigint not null,
  person_id bigint not null,
  constraint poll_vote_choice_pkey PRIMARY KEY (poll_id, person_id, choice_id)
);
comment on table poll_vote_choice is 'What each person ticked. Of a secret ballot nobody but that person is ever shown their rows.';
CREATE INDEX poll_vote_choice_choice ON poll_vote_choice USING btree (poll_id, choice_id, person_id);

create table promotion (
  id bigint generated by default as identity,
  partner_ar text not null,
  partner_en text not null,
  title_ar text not null,
  title_en text not null,
  text_ar text,
  text_en text,
  picture_file_id bigint,
  address text,
  starts_on date not null,
  ends_on date not null,
  code_kind text default 'none'::text not null,
  shared_code text,
  audience_id bigint,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  folded text generated always as (fold_names(((((((title_en || ' '::text) || title_ar) || ' '::text) || partner_en) || ' '::text) || partner_ar))) stored not null,
  constraint promotion_pkey PRIMARY KEY (id),
  constraint promotion_address CHECK (address ~ '^https://'::text),
  constraint promotion_code_kind CHECK (code_kind = ANY (ARRAY['none'::text, 'shared'::text, 'unique'::text])),
  constraint promotion_dates CHECK (ends_on >= starts_on),
  constraint promotion_shared_code CHECK ((code_kind = 'shared'::text) = (shared_code IS NOT NULL))
);
comment on column promotion.folded is 'What lists for those who look after offers are searched in.';
CREATE INDEX promotion_audience ON promotion USING btree (audience_id) WHERE audience_id IS NOT NULL;
CREATE INDEX promotion_ends_on ON promotion USING btree (ends_on DESC, id DESC);
CREATE INDEX promotion_picture_file ON promotion USING btree (picture_file_id) WHERE picture_file_id IS NOT NULL;
CREATE INDEX promotion_running ON promotion USING btree (ends_on, id) WHERE is_active;

create table promotion_code (
  id bigint generated by default as identity,
  promotion_id bigint not null,
  code text not null,
  claimed_by bigint,
  claimed_at timestamp with time zone,
  constraint promotion_code_pkey PRIMARY KEY (id),
  constraint promotion_code_once UNIQUE (promotion_id, code),
  constraint promotion_code_one_each UNIQUE (promotion_id, claimed_by)
);
comment on column promotion_code.claimed_at is 'Set when it was handed out; it stays so although its holder is gone.';
CREATE INDEX promotion_code_claimed_by ON promotion_code USING btree (claimed_by) WHERE claimed_by IS NOT NULL;
CREATE INDEX promotion_code_free ON promotion_code USING btree (promotion_id, id) WHERE claimed_at IS NULL;

create table provisioned_person (
  person_id bigint not null,
  external_id text,
  given_name text,
  family_name text,
  employee_number text,
  constraint provisioned_person_pkey PRIMARY KEY (person_id)
);
comment on table provisioned_person is 'What the directory says of a person that Diwan has no use for, kept so that it reads what it wrote. Owned by the module identity.';
CREATE UNIQUE INDEX provisioned_person_external ON provisioned_person USING btree (external_id) WHERE external_id IS NOT NULL;

create table publication_audience (
  id bigint generated by default as identity,
  constraint publication_audience_pkey PRIMARY KEY (id)
);
comment on table publication_audience is 'Some of the people, for whom something is published; without one it is for everybody.';

create table publication_audience_department (
  audience_id bigint not null,
  department_id bigint not null,
  constraint publication_audience_department_pkey PRIMARY KEY (audience_id, department_id)
);
CREATE INDEX publication_audience_department_department ON publication_audience_department USING btree (department_id);

create table publication_audience_role (
  audience_id bigint not null,
  role_id bigint not null,
  constraint publication_audience_role_pkey PRIMARY KEY (audience_id, role_id)
);
CREATE INDEX publication_audience_role_role ON publication_audience_role USING btree (role_id);

create table punch (
  id bigint generated by default as identity,
  person_id bigint not null,
  kind text not null,
  at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  source text not null,
  client_id text not null,
  device_at timestamp with time zone,
  position_at timestamp with time zone,
  accepted boolean not null,
  refusal text,
  verdict text not null,
  location_id bigint,
  distance double precision,
  nearest_location_id bigint,
  nearest_distance double precision,
  accuracy double precision,
  date date not null,
  slot smallint default 0 not null,
  flags text[] default '{}'::text[] not null,
  review text,
  reviewed_by bigint,
  reviewed_at timestamp with time zone,
  review_note text,
  created_by bigint,
  reason_id bigint,
  note text,
  voided_at timestamp with time zone,
  voided_by bigint,
  void_note text,
  next_action text,
  permitted_locations bigint[],
  suspicions jsonb default '[]'::jsonb not null,
  void_reason_id bigint,
  constraint punch_pkey PRIMARY KEY (id, at),
  constraint punch_kind CHECK (kind = ANY (ARRAY['in'::text, 'out'::text])),
  constraint punch_next_action CHECK (next_action = ANY (ARRAY['checkIn'::text, 'checkOut'::text])),
  constraint punch_review CHECK (review = ANY (ARRAY['open'::text, 'accepted'::text, 'rejected'::text])),
  constraint punch_source CHECK (source = ANY (ARRAY['web'::text, 'offline'::text, 'officer'::text, 'system'::text])),
  constraint punch_verdict CHECK (verdict = ANY (ARRAY['inside'::text, 'uncertain'::text, 'outside'::text, 'none'::text]))
) partition by RANGE (at);
comment on column punch.at is 'The moment that counts: of the server, or of a capture without a network.';
comment on column punch.nearest_location_id is 'Of those permitted to this person then.';
comment on column punch.slot is '0 when it belongs to no slot.';
comment on column punch.voided_at is 'Taken back by an officer; kept, and counted in nothing.';
comment on column punch.next_action is 'What its answer offered next; null of what an officer or the system entered.';
comment on column punch.permitted_locations is 'Where this person might have punched then; only of refused ones.';
comment on column punch.suspicions is 'What an officer may want to look at, as {kind, value}.';
CREATE INDEX punch_person ON punch USING btree (person_id, at);
CREATE INDEX punch_reason ON punch USING btree (reason_id) WHERE reason_id IS NOT NULL;
CREATE INDEX punch_review ON punch USING btree (review, at DESC, id DESC) WHERE review IS NOT NULL;
CREATE INDEX punch_void_reason ON punch USING btree (void_reason_id) WHERE void_reason_id IS NOT NULL;

create table punch_client (
  person_id bigint not null,
  client_id text not null,
  punch_id bigint not null,
  punch_at timestamp with time zone not null,
  constraint punch_client_pkey PRIMARY KEY (person_id, client_id)
);
comment on table punch_client is 'One punch for each id that a device gave, across all months.';

create table punch_position (
  punch_id bigint not null,
  at timestamp with time zone not null,
  latitude double precision not null,
  longitude double precision not null,
  constraint punch_position_pkey PRIMARY KEY (punch_id, at)
) partition by RANGE (at);
comment on table punch_position is 'Where somebody said to be; kept apart and purged after the time the settings name.';

create table push_key (
  id smallint default 1 not null,
  public_key bytea not null,
  private_key bytea not null,
  created_at timestamp with time zone not null,
  constraint push_key_pkey PRIMARY KEY (id),
  constraint push_key_only CHECK (id = 1)
);
comment on table push_key is 'The one pair of keys (VAPID, P-256) that this installation shows to push services. Deleting it ends all subscriptions.';
comment on column push_key.private_key is 'Sealed.';

create table push_subscription (
  id bigint generated by default as identity,
  person_id bigint not null,
  session_id uuid not null,
  key_id smallint default 1 not null,
  endpoint text not null,
  public_key bytea not null,
  auth_secret bytea not null,
  created_at timestamp with time zone not null,
  constraint push_subscription_pkey PRIMARY KEY (id),
  constraint push_subscription_endpoint UNIQUE (endpoint),
  constraint push_subscription_session UNIQUE (session_id)
);
comment on table push_subscription is 'A browser that shows notifications; counts only while its session does.';
comment on column push_subscription.endpoint is 'Address at the push service of the browser. Whoever knows it and auth_secret may replace both.';
CREATE INDEX push_subscription_key ON push_subscription USING btree (key_id);
CREATE INDEX push_subscription_person ON push_subscription USING btree (person_id);

create unlogged table rate_limit (
  key text not null,
  tokens double precision not null,
  refilled_at timestamp with time zone not null,
  constraint rate_limit_pkey PRIMARY KEY (key)
);
comment on table rate_limit is 'Token buckets shared by all nodes; unlogged, since losing them in a crash costs nothing.';

create table recomputation (
  id bigint generated by default as identity,
  cause text not null,
  from_date date not null,
  to_date date not null,
  everyone boolean not null,
  after_person_id bigint default 0 not null,
  total integer not null,
  done integer default 0 not null,
  changed integer default 0 not null,
  state text default 'waiting'::text not null,
  requested_by bigint,
  created_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  only_findings boolean default false not null,
  only_claims boolean default false not null,
  constraint recomputation_pkey PRIMARY KEY (id),
  constraint recomputation_only CHECK (NOT (only_findings AND only_claims)),
  constraint recomputation_state CHECK (state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text]))
);
comment on column recomputation.only_findings is 'Compares closed days with the rules of working time; the days stay.';
comment on column recomputation.only_claims is 'Computes the claims of overtime of closed days; the days stay.';
CREATE INDEX recomputation_requested_by ON recomputation USING btree (requested_by) WHERE requested_by IS NOT NULL;

create table recomputation_person (
  recomputation_id bigint not null,
  person_id bigint not null,
  constraint recomputation_person_pkey PRIMARY KEY (recomputation_id, person_id)
);
CREATE INDEX recomputation_person_person ON recomputation_person USING btree (person_id);

create table recovery_code (
  person_id bigint not null,
  hash bytea not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (person_id, hash)
);
comment on table recovery_code is 'Codes for somebody without their device; each works once. Only keyed hashes are kept.';

create table report_case (
  id bigint generated by default as identity,
  subject_kind text not null,
  subject_id bigint not null,
  topic_id bigint not null,
  author_id bigint not null,
  snapshot jsonb not null,
  report_count integer default 0 not null,
  score integer default 0 not null,
  reasons text[] default '{}'::text[] not null,
  hid boolean default false not null,
  opened_at timestamp with time zone not null,
  last_reported_at timestamp with time zone not null,
  decision text,
  decision_reason text,
  decided_by bigint,
  decided_at timestamp with time zone,
  is_open boolean generated always as ((decided_at IS NULL)) stored not null,
  constraint report_case_pkey PRIMARY KEY (id),
  constraint report_case_decided CHECK (num_nonnulls(decision, decision_reason, decided_by, decided_at) = ANY (ARRAY[0, 4])),
  constraint report_case_decision CHECK (decision = ANY (ARRAY['keep'::text, 'deactivate'::text, 'delete'::text])),
  constraint report_case_subject_kind CHECK (subject_kind = ANY (ARRAY['topic'::text, 'comment'::text]))
);
comment on table report_case is 'What reports about one topic or comment gather in. It outlives its target: the snapshot says what was reported.';
comment on column report_case.subject_id is 'No foreign key, as for topic_id: what was deleted for good keeps its cases.';
comment on column report_case.snapshot is 'The content when the case was opened: both languages, the poll, the names of the files.';
comment on column report_case.hid is 'The reports of this case hid the content until it is decided.';
comment on column report_case.opened_at is 'The date where the organisation is, at midnight UTC, as last_reported_at: a time of day would help to tell who reported.';
CREATE INDEX report_case_author ON report_case USING btree (author_id, id DESC) WHERE decided_at IS NOT NULL;
CREATE INDEX report_case_decided ON report_case USING btree (decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX report_case_decided_by ON report_case USING btree (decided_by) WHERE decided_by IS NOT NULL;
CREATE INDEX report_case_newest ON report_case USING btree (is_open, id DESC);
CREATE INDEX report_case_of_subject ON report_case USING btree (subject_kind, subject_id, id DESC);
CREATE UNIQUE INDEX report_case_open ON report_case USING btree (subject_kind, subject_id) WHERE decided_at IS NULL;
CREATE INDEX report_case_topic ON report_case USING btree (topic_id, id DESC);
CREATE INDEX report_case_urgent ON report_case USING btree (is_open, score DESC, id DESC);

create table request (
  id bigint generated by default as identity,
  service_id bigint not null,
  service_number integer not null,
  requester_id bigint not null,
  state text default 'draft'::text not null,
  answers jsonb default '{}'::jsonb not null,
  round integer default 0 not null,
  expected_by timestamp with time zone,
  created_at timestamp with time zone not null,
  submitted_at timestamp with time zone,
  ended_at timestamp with time zone,
  version integer default 1 not null,
  constraint request_pkey PRIMARY KEY (id),
  constraint request_ended CHECK ((state = ANY (ARRAY['approved'::text, 'rejected'::text, 'withdrawn'::text, 'revoked'::text])) = (ended_at IS NOT NULL)),
  constraint request_state CHECK (state = ANY (ARRAY['draft'::text, 'waiting'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'revoked'::text])),
  constraint request_submitted CHECK ((state = 'draft'::text) = (submitted_at IS NULL))
);
comment on table request is 'What somebody asks for. The round counts how often it was sent.';
CREATE INDEX request_due ON request USING btree (expected_by, id) WHERE state = 'waiting'::text;
CREATE INDEX request_requester ON request USING btree (requester_id, id DESC);
CREATE INDEX request_requester_state ON request USING btree (requester_id, state, id DESC);
CREATE INDEX request_service_newest ON request USING btree (service_id, id DESC) INCLUDE (requester_id) WHERE state <> 'draft'::text;
CREATE INDEX request_service_sent ON request USING btree (service_id, service_number) WHERE state <> 'draft'::text;
CREATE INDEX request_service_state ON request USING btree (service_id, state, id DESC);
CREATE INDEX request_state_newest ON request USING btree (state, id DESC) INCLUDE (requester_id) WHERE state <> 'draft'::text;
CREATE INDEX request_waiting ON request USING btree (id DESC) WHERE state = 'waiting'::text;

create table request_change (
  request_id bigint not null,
  changes_id bigint not null,
  held jsonb not null,
  freed_from date not null,
  freed_to date not null,
  freed_days numeric(5,1) not null,
  by_officers boolean not null,
  constraint request_change_pkey PRIMARY KEY (request_id),
  constraint request_change_freed CHECK (freed_from <= freed_to),
  constraint request_change_held CHECK (jsonb_typeof(held) = 'array'::text),
  constraint request_change_other CHECK (request_id <> changes_id)
);
comment on table request_change is 'Requests that ask to free the days of an approved leave from a date to another.';
comment on column request_change.held is 'The first and last date of each stretch of the leave when it was asked.';
comment on column request_change.freed_days is 'Days of leave that the freed dates took when the change was asked for.';
comment on column request_change.by_officers is 'Whether officers decide last, since the leave has begun.';
CREATE INDEX request_change_changes ON request_change USING btree (changes_id);

create table request_decider (
  id bigint generated by default as identity,
  step_id bigint not null,
  request_id bigint not null,
  seat integer not null,
  person_id bigint not null,
  why text not null,
  instead_of bigint,
  instead_until date,
  decision text,
  decided_at timestamp with time zone,
  is_open boolean default true not null,
  expected_by timestamp with time zone,
  constraint request_decider_pkey PRIMARY KEY (id),
  constraint request_decider_once UNIQUE (step_id, seat, person_id),
  constraint request_decider_decided CHECK ((decision IS NULL) = (decided_at IS NULL)),
  constraint request_decider_decision CHECK (decision = ANY (ARRAY['approve'::text, 'return'::text, 'reject'::text])),
  constraint request_decider_open CHECK (NOT is_open OR decision IS NULL),
  constraint request_decider_why CHECK (why = ANY (ARRAY['manager'::text, 'managersManager'::text, 'role'::text, 'person'::text, 'managerAbove'::text, 'serviceManager'::text, 'handedOver'::text, 'officer'::text]))
);
comment on table request_decider is 'Whom a step asks. Those of one seat stand for each other; the open ones are the work lists.';
comment on column request_decider.expected_by is 'As of its request while the step lasts: steps are entered with it, and it does not change before the next.';
CREATE INDEX request_decider_due ON request_decider USING btree (person_id, expected_by, request_id) WHERE is_open;
CREATE INDEX request_decider_instead_of ON request_decider USING btree (instead_of) WHERE instead_of IS NOT NULL;
CREATE INDEX request_decider_person ON request_decider USING btree (person_id, request_id DESC);
CREATE INDEX request_decider_request ON request_decider USING btree (request_id);

create table request_event (
  id bigint generated by default as identity,
  request_id bigint not null,
  round integer not null,
  kind text not null,
  at timestamp with time zone not null,
  actor_id bigint,
  instead_of bigint,
  step_key text,
  text text,
  from_date date,
  from_time time without time zone,
  to_date date,
  to_time time without time zone,
  stretches jsonb,
  counted jsonb,
  constraint request_event_pkey PRIMARY KEY (id),
  constraint request_event_kind CHECK (kind = ANY (ARRAY['submitted'::text, 'stepEntered'::text, 'approved'::text, 'returned'::text, 'rejected'::text, 'completed'::text, 'withdrawn'::text, 'commented'::text, 'handedOver'::text, 'letterRevoked'::text, 'revoked'::text, 'shortened'::text, 'recounted'::text])),
  constraint request_event_left CHECK (num_nonnulls(from_date, from_time, to_date, to_time) =
CASE
    WHEN kind = 'shortened'::text THEN 4
    ELSE 0
END)
);
comment on table request_event is 'The history of a request; rows are only added.';
comment on column request_event.from_date is 'Of what was shortened: when that which is left begins and ends, by the clock of the place of work.';
comment on column request_event.stretches is 'Of leave that was cut into several: the first and last date of each.';
comment on column request_event.counted is 'Of leave that was counted again: the dates that came back or are taken, as in leave_recount.';
CREATE INDEX request_event_actor ON request_event USING btree (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX request_event_instead_of ON request_event USING btree (instead_of) WHERE instead_of IS NOT NULL;
CREATE INDEX request_event_request ON request_event USING btree (request_id, id);
CREATE TRIGGER request_event_append_only BEFORE DELETE OR UPDATE ON request_event FOR EACH ROW EXECUTE FUNCTION refuse_other_words();

create table request_file (
  request_id bigint not null,
  file_id bigint not null,
  field_key text not null,
  constraint request_file_pkey PRIMARY KEY (request_id, file_id)
);
comment on table request_file is 'Files that were sent with a request; whoever sees it may fetch them.';
CREATE INDEX request_file_file ON request_file USING btree (file_id);

create table request_step (
  id bigint generated by default as identity,
  request_id bigint not null,
  service_id bigint not null,
  round integer not null,
  key text not null,
  mode text not null,
  entered_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  outcome text,
  constraint request_step_pkey PRIMARY KEY (id),
  constraint request_step_once UNIQUE (request_id, round, key),
  constraint request_step_ended CHECK ((outcome IS NULL) = (ended_at IS NULL)),
  constraint request_step_mode CHECK (mode = ANY (ARRAY['any'::text, 'all'::text])),
  constraint request_step_outcome CHECK (outcome = ANY (ARRAY['approved'::text, 'returned'::text, 'rejected'::text, 'withdrawn'::text]))
);
comment on table request_step is 'A step that was entered; at most one of a request is current. How long they took says how long the next will.';
CREATE UNIQUE INDEX request_step_current ON request_step USING btree (request_id) WHERE ended_at IS NULL;
CREATE INDEX request_step_decided ON request_step USING btree (service_id, key, ended_at DESC) WHERE outcome = ANY (ARRAY['approved'::text, 'rejected'::text, 'returned'::text]);

create table request_use (
  request_id bigint not null,
  period_start date not null,
  amount numeric(10,2) not null,
  constraint request_use_pkey PRIMARY KEY (request_id, period_start),
  constraint request_use_amount CHECK (amount > 0::numeric)
);
comment on table request_use is 'What a request takes of what is granted, by the year or month that begins on that date: days or minutes.';

create table role (
  id bigint generated by default as identity,
  key text,
  name_en text not null,
  name_ar text not null,
  created_at timestamp with time zone default now() not null,
  description_en text,
  description_ar text,
  version integer default 1 not null,
  second_factor_grace_days integer,
  is_provisioned boolean default false not null,
  external_id text,
  second_factor_is_chosen boolean default false not null,
  is_bounded boolean default false not null,
  constraint role_pkey PRIMARY KEY (id),
  constraint role_key UNIQUE (key),
  constraint role_bounded CHECK (NOT is_bounded OR key IS NULL OR (key <> ALL (ARRAY['administrator'::text, 'employee'::text]))),
  constraint role_provisioned CHECK (NOT is_provisioned OR key IS NULL),
  constraint role_second_factor_grace_days CHECK (second_factor_grace_days >= 0 AND second_factor_grace_days <= 90)
);
comment on table role is 'A named group of people; built-in roles have a key. Everybody active is an employee without a membership row.';
comment on column role.second_factor_grace_days is 'How long its members may do without a second factor; null asks for none.';
comment on column role.is_provisioned is 'A group of the directory: its members may be changed from there. Never one that every installation has.';
comment on column role.second_factor_is_chosen is 'Whether an officer has set the days of grace; else they follow from the permissions. A demonstration asks for none by default.';
comment on column role.is_bounded is 'Its permissions hold within the rows of role_bound only. Stays when the last of them is deleted: such a role reaches nobody.';
CREATE UNIQUE INDEX role_external ON role USING btree (external_id) WHERE external_id IS NOT NULL;
CREATE UNIQUE INDEX role_name_ar ON role USING btree (lower(name_ar));
CREATE UNIQUE INDEX role_name_en ON role USING btree (lower(name_en));

create table role_bound (
  id bigint generated by default as identity,
  role_id bigint not null,
  department_id bigint,
  location_id bigint,
  constraint role_bound_pkey PRIMARY KEY (id),
  constraint role_bound_unit CHECK (num_nonnulls(department_id, location_id) = 1)
);
comment on table role_bound is 'A department, with what is below it, or a location within which a bounded role holds.';
CREATE INDEX role_bound_department ON role_bound USING btree (department_id) WHERE department_id IS NOT NULL;
CREATE INDEX role_bound_location ON role_bound USING btree (location_id) WHERE location_id IS NOT NULL;
CREATE UNIQUE INDEX role_bound_role_department ON role_bound USING btree (role_id, department_id) WHERE department_id IS NOT NULL;
CREATE UNIQUE INDEX role_bound_role_location ON role_bound USING btree (role_id, location_id) WHERE location_id IS NOT NULL;

create table role_member (
  role_id bigint not null,
  person_id bigint not null,
  valid daterange default daterange(NULL::date, NULL::date) not null,
  id bigint generated by default as identity,
  constraint role_member_pkey PRIMARY KEY (id),
  constraint role_member_once EXCLUDE USING gist (((role_id::text || ' '::text) || person_id::text) WITH =, valid WITH &&)
);
CREATE INDEX role_member_held ON role_member USING btree (person_id, role_id) INCLUDE (valid);
CREATE INDEX role_member_newest ON role_member USING btree (role_id, id DESC);

create table role_permission (
  role_id bigint not null,
  permission text not null,
  constraint role_permission_pkey PRIMARY KEY (role_id, permission)
);

create table rule_mark (
  id bigint generated always as identity,
  rule_kind text not null,
  rule_id bigint not null,
  action text not null,
  author_id bigint not null,
  first_date date,
  last_date date,
  made_at timestamp with time zone not null,
  seen_by bigint,
  seen_at timestamp with time zone,
  constraint rule_mark_pkey PRIMARY KEY (id),
  constraint rule_mark_action CHECK (action = ANY (ARRAY['created'::text, 'updated'::text, 'deleted'::text])),
  constraint rule_mark_kind CHECK (rule_kind = ANY (ARRAY['zone'::text, 'location'::text, 'locationZoneUser'::text, 'exceptionDay'::text, 'workingTimeRule'::text, 'overtimePolicy'::text])),
  constraint rule_mark_seen CHECK ((seen_by IS NULL) = (seen_at IS NULL))
);
comment on table rule_mark is 'Changes of rules of attendance that reach their author, until another officer has seen them.';
comment on column rule_mark.first_date is 'Of the dates of the author that can change; null where there is no first.';
CREATE INDEX rule_mark_open ON rule_mark USING btree (id) WHERE seen_at IS NULL;
CREATE INDEX rule_mark_seen_newest ON rule_mark USING btree (id) WHERE seen_at IS NOT NULL;

create table saved_view (
  id bigint generated by default as identity,
  person_id bigint not null,
  screen text not null,
  name text not null,
  filters jsonb not null,
  created_at timestamp with time zone not null,
  constraint saved_view_pkey PRIMARY KEY (id),
  constraint saved_view_name UNIQUE (person_id, screen, name)
);

create table search_document (
  id bigint generated by default as identity,
  topic_id bigint not null,
  comment_id bigint,
  written_at timestamp with time zone not null,
  words tsvector not null,
  constraint search_document_pkey PRIMARY KEY (id),
  constraint search_document_once UNIQUE NULLS NOT DISTINCT (topic_id, comment_id)
);
comment on table search_document is 'What topics and comments (comment_id) are found by, kept up to date by a consumer of events. Who may see them is asked of themselves at each search.';
CREATE INDEX search_document_comment ON search_document USING hash (comment_id) WHERE comment_id IS NOT NULL;
CREATE INDEX search_document_comments ON search_document USING gin (words) WITH (fastupdate=off) WHERE comment_id IS NOT NULL;
CREATE INDEX search_document_topics ON search_document USING gin (words) WITH (fastupdate=off) WHERE comment_id IS NULL;

create table search_filling (
  kind text not null,
  next_id bigint not null,
  constraint search_filling_pkey PRIMARY KEY (kind),
  constraint search_filling_kind CHECK (kind = ANY (ARRAY['topic'::text, 'comment'::text]))
);
comment on table search_filling is 'A kind that is done with has no row.';

create table search_person (
  person_id bigint not null,
  source text not null,
  words tsvector not null,
  constraint search_person_pkey PRIMARY KEY (person_id)
);
comment on table search_person is 'What people are found by: names (A), their consonants in both scripts (B), title and department (D); source is what that was made of.';
CREATE INDEX search_person_words ON search_person USING gin (words) WITH (fastupdate=off);

create table search_word (
  word text collate "C" not null,
  uses integer not null,
  letters text generated always as (
CASE
    WHEN (word ~ '^[a-z]{4,24}$'::text) THEN word
    WHEN (word ~ '^[\u0621-\u06a9\u067e\u0686\u0698\u06af\u06a4]{4,24}$'::text) THEN ('_'::text || search_letters(word))
    ELSE NULL::text
END) stored,
  constraint search_word_pkey PRIMARY KEY (word)
);
comment on table search_word is 'Every folded word there is, with about how many documents have it: to complete the last word of a question, and to mend mistyped ones.';
CREATE INDEX search_word_letters ON search_word USING gin (letters gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX search_word_start ON search_word USING btree ("left"(word, 2), uses DESC);

create table second_factor_demand (
  person_id bigint not null,
  role_id bigint not null,
  since timestamp with time zone not null,
  constraint second_factor_demand_pkey PRIMARY KEY (person_id, role_id)
);
comment on table second_factor_demand is 'When a role first asked a person for a second factor; their days of grace are counted from there.';
CREATE INDEX second_factor_demand_role ON second_factor_demand USING btree (role_id);

create table service (
  id bigint generated by default as identity,
  code text not null,
  category text not null,
  icon text not null,
  position integer default 0 not null,
  effect text,
  grants jsonb default '{}'::jsonb not null,
  is_active boolean default true not null,
  published_number integer,
  draft jsonb,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint service_pkey PRIMARY KEY (id),
  constraint service_code UNIQUE (code),
  constraint service_effect CHECK (effect = ANY (ARRAY['annualLeave'::text, 'sickLeave'::text, 'leave'::text, 'hourlyPermission'::text, 'attendanceCorrection'::text, 'mission'::text, 'employmentLetter'::text]))
);
comment on table service is 'Something employees may ask for. The effect is what approval brings about; the draft is the definition to be published next. Owned by the module services.';

create table service_favourite (
  person_id bigint not null,
  service_id bigint not null,
  constraint service_favourite_pkey PRIMARY KEY (person_id, service_id)
);
CREATE INDEX service_favourite_service ON service_favourite USING btree (service_id);

create table service_role (
  service_id bigint not null,
  role_id bigint not null,
  constraint service_role_pkey PRIMARY KEY (service_id, role_id)
);
comment on table service_role is 'Who may ask for a service; without a row everybody may.';
CREATE INDEX service_role_role ON service_role USING btree (role_id);

create table service_version (
  service_id bigint not null,
  number integer not null,
  definition jsonb not null,
  published_at timestamp with time zone not null,
  published_by bigint,
  constraint service_version_pkey PRIMARY KEY (service_id, number)
);
comment on table service_version is 'A published definition: words, form and flow. Requests keep the one they were sent with.';
CREATE INDEX service_version_published_by ON service_version USING btree (published_by) WHERE published_by IS NOT NULL;
CREATE TRIGGER service_version_fixed BEFORE DELETE OR UPDATE ON service_version FOR EACH ROW EXECUTE FUNCTION refuse_other_definition();

create table session (
  id uuid not null,
  person_id bigint not null,
  user_agent text,
  ip inet,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  generation integer default 1 not null,
  ended_at timestamp with time zone,
  end_reason text,
  authenticated_by text[] default '{password}'::text[] not null,
  is_new_device boolean default false not null,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_authenticated_by CHECK (cardinality(authenticated_by) > 0 AND authenticated_by <@ ARRAY['password'::text, 'totp'::text, 'recovery'::text, 'passkey'::text, 'oidc'::text]),
  constraint session_end_reason CHECK (end_reason = ANY (ARRAY['signedOut'::text, 'ended'::text, 'replayed'::text, 'passwordChanged'::text, 'accountDisabled'::text]))
);
comment on table session is 'A signed-in device. The refresh token of generation n is derived from the secret key, never stored.';
comment on column session.authenticated_by is 'What its owner showed when it was opened, and factors set up in it since.';
comment on column session.is_new_device is 'Its owner had signed in before, but not on this device.';
CREATE INDEX session_expiry ON session USING btree (expires_at);
CREATE INDEX session_person ON session USING btree (person_id) WHERE ended_at IS NULL;

create table session_generation (
  session_id uuid not null,
  generation integer not null,
  first_used_at timestamp with time zone,
  constraint session_generation_pkey PRIMARY KEY (session_id, generation)
);
comment on table session_generation is 'When a refresh token, or an access token issued with it, was first used: ten seconds later its predecessor is a replay.';

create table setting (
  key text not null,
  value jsonb not null,
  constraint setting_pkey PRIMARY KEY (key)
);
comment on table setting is 'The organisation''s settings; absent keys have defaults in code.';

create table setting_version (
  is_only boolean default true not null,
  version integer default 1 not null,
  constraint setting_version_pkey PRIMARY KEY (is_only),
  constraint setting_version_one CHECK (is_only)
);
comment on table setting_version is 'Counts the changes of settings. Who changes one holds this row, so that nobody overwrites what they have not seen.';

create table sign_in_ticket (
  token_hash bytea not null,
  browser_hash bytea not null,
  identity jsonb not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint sign_in_ticket_pkey PRIMARY KEY (token_hash)
);
comment on table sign_in_ticket is 'Somebody whom the provider has vouched for, on the way from its redirect to a session; deleted by its one use.';
comment on column sign_in_ticket.browser_hash is 'Of a cookie of the browser that began: a ticket handed to another one is worth nothing.';
CREATE INDEX sign_in_ticket_expiry ON sign_in_ticket USING btree (expires_at);

create table topic (
  id bigint generated by default as identity,
  category_id bigint not null,
  author_id bigint not null,
  title_en text,
  title_ar text,
  excerpt_en text,
  excerpt_ar text,
  words_en integer default 0 not null,
  words_ar integer default 0 not null,
  is_active boolean default true not null,
  is_locked boolean default false not null,
  featured_in_home boolean default false not null,
  featured_order integer,
  poster_file_id bigint,
  poster_video_id bigint,
  poster_alt_en text,
  poster_alt_ar text,
  like_count integer default 0 not null,
  comment_count integer default 0 not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  publish_at timestamp with time zone,
  published_at timestamp with time zone,
  pinned_at timestamp with time zone,
  edited_at timestamp with time zone,
  last_activity_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  deleted_by bigint,
  is_pinned boolean generated always as ((pinned_at IS NOT NULL)) stored not null,
  is_listed boolean generated always as ((is_active AND (hidden_at IS NULL) AND (deleted_at IS NULL) AND (published_at IS NOT NULL))) stored not null,
  has_poll boolean default false not null,
  report_count integer default 0 not null,
  open_case_id bigint,
  hidden_at timestamp with time zone,
  decision text,
  decision_reason text,
  decided_at timestamp with time zone,
  featured_from timestamp with time zone,
  featured_until timestamp with time zone,
  written_en_at timestamp with time zone,
  written_ar_at timestamp with time zone,
  moderation_flags smallint generated always as (((((is_active)::integer + (2 * ((poster_file_id IS NOT NULL))::integer)) + (4 * ((report_count > 0))::integer)) + (8 * (has_poll)::integer))) stored not null,
  is_must_read boolean default false not null,
  constraint topic_pkey PRIMARY KEY (id),
  constraint topic_decision CHECK (decision = ANY (ARRAY['keep'::text, 'deactivate'::text, 'delete'::text])),
  constraint topic_featured_has_poster CHECK (NOT featured_in_home OR poster_file_id IS NOT NULL),
  constraint topic_featured_in_time CHECK (featured_until > featured_from),
  constraint topic_published_or_scheduled CHECK (COALESCE(published_at, publish_at) IS NOT NULL),
  constraint topic_titled CHECK (COALESCE(title_en, title_ar) IS NOT NULL)
);
comment on table topic is 'A topic as lists need it; its contents are in topic_content. It is listed when active, published and not deleted.';
comment on column topic.last_activity_at is 'Publication or the newest comment; lists and unread marks follow it. It only ever grows.';
comment on column topic.is_listed is 'As far as the topic itself goes: an inactive category hides its topics besides.';
comment on column topic.report_count is 'Reports of abuse of the topic itself, decided ones included.';
comment on column topic.hidden_at is 'Reports hid the topic until a moderator decides.';
comment on column topic.decision_reason is 'Why a moderator left it, deactivated it or deleted it; its author reads this.';
comment on column topic.written_en_at is 'When the English was last written; the older language may be out of date.';
comment on column topic.moderation_flags is '1 active, 2 has a poster, 4 has a report, 8 has a poll.';
CREATE INDEX topic_activity ON topic USING btree (last_activity_at DESC, id DESC) INCLUDE (created_at) WHERE is_listed;
CREATE INDEX topic_author ON topic USING btree (author_id, last_activity_at DESC, id DESC);
CREATE INDEX topic_author_moderation ON topic USING btree (author_id, created_at DESC, id DESC) INCLUDE (moderation_flags, category_id) WHERE deleted_at IS NULL;
CREATE INDEX topic_category_activity ON topic USING btree (category_id, is_pinned DESC, last_activity_at DESC, id DESC) INCLUDE (created_at) WHERE is_listed;
CREATE INDEX topic_category_likes ON topic USING btree (category_id, is_pinned DESC, like_count DESC, id DESC) INCLUDE (created_at) WHERE is_listed;
CREATE INDEX topic_category_moderation ON topic USING btree (category_id, moderation_flags, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX topic_category_newest ON topic USING btree (category_id, is_pinned DESC, published_at DESC, id DESC) INCLUDE (created_at) WHERE is_listed;
CREATE INDEX topic_created ON topic USING btree (created_at) WHERE is_listed;
CREATE INDEX topic_deleted ON topic USING btree (deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX topic_deleted_newest ON topic USING btree (created_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX topic_featured ON topic USING btree (featured_order, id) WHERE featured_in_home;
CREATE INDEX topic_inactive ON topic USING btree (last_activity_at DESC, id DESC) WHERE NOT is_active AND deleted_at IS NULL;
CREATE INDEX topic_likes ON topic USING btree (like_count DESC, id DESC) INCLUDE (created_at) WHERE is_listed;
CREATE INDEX topic_moderation ON topic USING btree (moderation_flags, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX topic_newest ON topic USING btree (published_at DESC, id DESC) INCLUDE (created_at) WHERE is_listed;
CREATE INDEX topic_open_case ON topic USING btree (category_id) WHERE open_case_id IS NOT NULL;
CREATE INDEX topic_poster_file ON topic USING btree (poster_file_id) WHERE poster_file_id IS NOT NULL;
CREATE INDEX topic_poster_video ON topic USING btree (poster_video_id) WHERE poster_video_id IS NOT NULL;
CREATE INDEX topic_scheduled ON topic USING btree (publish_at) WHERE published_at IS NULL AND deleted_at IS NULL;
CREATE INDEX topic_with_poll ON topic USING btree (last_activity_at DESC, id DESC) INCLUDE (category_id, is_pinned, created_at, published_at, like_count) WHERE is_listed AND has_poll;
CREATE INDEX topic_with_poster ON topic USING btree (last_activity_at DESC, id DESC) INCLUDE (category_id, is_pinned, created_at, published_at, like_count) WHERE is_listed AND poster_file_id IS NOT NULL;

create table topic_bookmark (
  person_id bigint not null,
  topic_id bigint not null,
  created_at timestamp with time zone not null,
  constraint topic_bookmark_pkey PRIMARY KEY (person_id, topic_id)
);
CREATE INDEX topic_bookmark_newest ON topic_bookmark USING btree (person_id, created_at DESC, topic_id DESC);
CREATE INDEX topic_bookmark_topic ON topic_bookmark USING btree (topic_id);

create table topic_content (
  topic_id bigint not null,
  content_en jsonb,
  content_ar jsonb,
  constraint topic_content_pkey PRIMARY KEY (topic_id),
  constraint topic_content_present CHECK (COALESCE(content_en, content_ar) IS NOT NULL)
);

create table topic_draft (
  id bigint generated by default as identity,
  person_id bigint not null,
  topic_id bigint,
  topic_version integer,
  content jsonb not null,
  version integer default 1 not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint topic_draft_pkey PRIMARY KEY (id),
  constraint topic_draft_edit UNIQUE (person_id, topic_id)
);
comment on column topic_draft.topic_version is 'The version of the topic that an edit began from.';
CREATE INDEX topic_draft_age ON topic_draft USING btree (updated_at);
CREATE INDEX topic_draft_person ON topic_draft USING btree (person_id, updated_at DESC);
CREATE INDEX topic_draft_topic ON topic_draft USING btree (topic_id) WHERE topic_id IS NOT NULL;

create table topic_file (
  topic_id bigint not null,
  file_id bigint not null,
  role text not null,
  position integer default 0 not null,
  constraint topic_file_pkey PRIMARY KEY (topic_id, file_id),
  constraint topic_file_role CHECK (role = ANY (ARRAY['attachment'::text, 'inline'::text, 'former'::text]))
);
comment on table topic_file is 'Files of a topic, as private as the topic. "former": no longer shown, but the edit history refers to it.';
CREATE INDEX topic_file_file ON topic_file USING btree (file_id);

create table topic_following (
  topic_id bigint not null,
  person_id bigint not null,
  level text not null,
  constraint topic_following_pkey PRIMARY KEY (topic_id, person_id),
  constraint topic_following_level CHECK (level = ANY (ARRAY['follow'::text, 'mute'::text]))
);
CREATE INDEX topic_following_person ON topic_following USING btree (person_id);

create table topic_like (
  topic_id bigint not null,
  person_id bigint not null,
  created_at timestamp with time zone not null,
  constraint topic_like_pkey PRIMARY KEY (topic_id, person_id)
);
CREATE INDEX topic_like_newest ON topic_like USING btree (topic_id, created_at DESC, person_id DESC);
CREATE INDEX topic_like_person ON topic_like USING btree (person_id);

create table topic_reading (
  person_id bigint not null,
  topic_id bigint not null,
  read_at timestamp with time zone not null,
  constraint topic_reading_pkey PRIMARY KEY (person_id, topic_id)
);
CREATE INDEX topic_reading_topic ON topic_reading USING btree (topic_id);

create table topic_revision (
  topic_id bigint not null,
  version integer not null,
  editor_id bigint not null,
  edited_at timestamp with time zone not null,
  title_en text,
  title_ar text,
  content_en jsonb,
  content_ar jsonb,
  constraint topic_revision_pkey PRIMARY KEY (topic_id, version)
);
comment on table topic_revision is 'What a topic said before each edit.';

create table totp_factor (
  person_id bigint not null,
  secret bytea not null,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  last_step bigint,
  constraint totp_factor_pkey PRIMARY KEY (person_id)
);
comment on table totp_factor is 'The authenticator app of a person; counts once a code of it was given.';
comment on column totp_factor.secret is 'Encrypted with a key of the installation and bound to the person: initialisation vector, ciphertext, tag.';
comment on column totp_factor.last_step is 'The newest period of 30 seconds whose code was accepted: no code counts twice.';

create table viewing (
  id uuid not null,
  viewer_id bigint not null,
  person_id bigint not null,
  session_id uuid not null,
  reason text not null,
  started_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint viewing_pkey PRIMARY KEY (id),
  constraint viewing_another CHECK (viewer_id <> person_id)
);
comment on table viewing is 'Who sees the portal as somebody else, reading only; it ends with its session, and stays in the audit. Owned by the module identity.';
CREATE INDEX viewing_person ON viewing USING btree (person_id);
CREATE INDEX viewing_session ON viewing USING btree (session_id);
CREATE INDEX viewing_viewer ON viewing USING btree (viewer_id);

create table webhook (
  id bigint generated by default as identity,
  name text not null,
  address text not null,
  events text[] not null,
  is_active boolean default true not null,
  secret bytea,
  previous_secret bytea,
  previous_until timestamp with time zone,
  failing_since timestamp with time zone,
  stopped_at timestamp with time zone,
  created_at timestamp with time zone not null,
  version integer default 1 not null,
  constraint webhook_pkey PRIMARY KEY (id),
  constraint webhook_events CHECK (cardinality(events) > 0)
);
comment on column webhook.secret is 'Sealed for this row, therefore entered after it is made; messages are signed with it.';
comment on column webhook.previous_secret is 'Signs too until previous_until, so that a receiver has time to change.';
comment on column webhook.stopped_at is 'When it was switched off because nothing had been taken for days; null after it is switched on again.';
CREATE UNIQUE INDEX webhook_name ON webhook USING btree (lower(name));

create table webhook_delivery (
  id bigint generated by default as identity,
  webhook_id bigint not null,
  event text not null,
  body text not null,
  state text default 'waiting'::text not null,
  attempts integer default 0 not null,
  created_at timestamp with time zone not null,
  next_at timestamp with time zone,
  attempted_at timestamp with time zone,
  outcome text,
  status integer,
  milliseconds integer,
  constraint webhook_delivery_pkey PRIMARY KEY (id),
  constraint webhook_delivery_outcome CHECK (outcome = ANY (ARRAY['answered'::text, 'unreachable'::text, 'slow'::text, 'notPublic'::text, 'inactive'::text])),
  constraint webhook_delivery_state CHECK (state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text]))
);
comment on table webhook_delivery is 'A message to a webhook, byte for byte, and what came of the last attempt; forgotten after thirty days.';
CREATE INDEX webhook_delivery_age ON webhook_delivery USING btree (created_at);
CREATE INDEX webhook_delivery_newest ON webhook_delivery USING btree (webhook_id, id);
CREATE INDEX webhook_delivery_unsent ON webhook_delivery USING btree (webhook_id, state, id) WHERE state <> 'delivered'::text;

create table working_time_finding (
  id bigint generated always as identity,
  person_id bigint not null,
  rule_id bigint not null,
  date date not null,
  first_date date not null,
  from_at timestamp with time zone not null,
  to_at timestamp with time zone not null,
  minutes integer not null,
  limit_minutes integer not null,
  found_at timestamp with time zone not null,
  constraint working_time_finding_pkey PRIMARY KEY (id),
  constraint working_time_finding_once UNIQUE (person_id, rule_id, date, from_at)
);
comment on table working_time_finding is 'Rules that closed days broke; recomputed with them until their month is locked.';
comment on column working_time_finding.date is 'The last date concerned: its month decides whether the finding is locked.';
comment on column working_time_finding.minutes is 'Measured from one instant to the other, as the limit when it was found.';
CREATE INDEX working_time_finding_newest ON working_time_finding USING btree (date, id);
CREATE INDEX working_time_finding_person ON working_time_finding USING btree (person_id, date, id);
CREATE INDEX working_time_finding_rule ON working_time_finding USING btree (rule_id, date, id);

create table working_time_rule (
  id bigint generated by default as identity,
  name_ar text not null,
  name_en text not null,
  kind text not null,
  minutes integer,
  after_time time without time zone,
  before_time time without time zone,
  from_date date not null,
  to_date date,
  everyone boolean default false not null,
  mode text not null,
  source_ar text,
  source_en text,
  is_preset boolean default false not null,
  is_active boolean not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer default 1 not null,
  constraint working_time_rule_pkey PRIMARY KEY (id),
  constraint working_time_rule_dates CHECK (to_date >= from_date),
  constraint working_time_rule_kind CHECK (kind = ANY (ARRAY['maximumPerDay'::text, 'maximumPerWeek'::text, 'maximumPerThreeWeeks'::text, 'withoutBreak'::text, 'restBetween'::text, 'onSite'::text, 'outdoors'::text])),
  constraint working_time_rule_limit CHECK ((kind = 'outdoors'::text) = (minutes IS NULL) AND (minutes IS NULL) = (after_time IS NOT NULL) AND (after_time IS NULL) = (before_time IS NULL)),
  constraint working_time_rule_mode CHECK (mode = ANY (ARRAY['warn'::text, 'refuse'::text]))
);
comment on column working_time_rule.is_preset is 'Came with Diwan, switched off: an officer confirms it by activating it.';
comment on column working_time_rule.deleted_at is 'Deleted rules stay for the findings of locked months.';
CREATE UNIQUE INDEX working_time_rule_name_ar ON working_time_rule USING btree (name_ar) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX working_time_rule_name_en ON working_time_rule USING btree (lower(name_en)) WHERE deleted_at IS NULL;

create table working_time_rule_person (
  working_time_rule_id bigint not null,
  person_id bigint not null,
  constraint working_time_rule_person_pkey PRIMARY KEY (working_time_rule_id, person_id)
);
CREATE INDEX working_time_rule_person_person ON working_time_rule_person USING btree (person_id);

create table working_time_rule_role (
  working_time_rule_id bigint not null,
  role_id bigint not null,
  constraint working_time_rule_role_pkey PRIMARY KEY (working_time_rule_id, role_id)
);
CREATE INDEX working_time_rule_role_role ON working_time_rule_role USING btree (role_id);

create table zone (
  id bigint generated by default as identity,
  name_ar text not null,
  name_en text not null,
  start_date date not null,
  end_date date,
  layer text default 'base'::text not null,
  check_in_allowance integer default 0 not null,
  check_out_allowance integer default 0 not null,
  opens_before integer default 60 not null,
  closes_after integer default 180 not null,
  half_day_below integer default 0 not null,
  absent_below integer default 0 not null,
  clip_early boolean default true not null,
  clip_late boolean default true not null,
  auto_check_out text default 'none'::text not null,
  is_active boolean default true not null,
  created_at timestamp with time zone not null,
  deleted_at timestamp with time zone,
  version integer default 1 not null,
  constraint zone_pkey PRIMARY KEY (id),
  constraint zone_auto_check_out CHECK (auto_check_out = ANY (ARRAY['none'::text, 'slotEnd'::text])),
  constraint zone_dates CHECK (end_date >= start_date),
  constraint zone_layer CHECK (layer = ANY (ARRAY['base'::text, 'seasonal'::text, 'special'::text]))
);
comment on column zone.deleted_at is 'It applies no more; the row stays for the names of days in closed months.';
CREATE UNIQUE INDEX zone_name_ar ON zone USING btree (name_ar) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX zone_name_en ON zone USING btree (lower(name_en)) WHERE deleted_at IS NULL;

create table zone_day (
  zone_id bigint not null,
  position smallint not null,
  weekday text not null,
  start_time time without time zone not null,
  end_time time without time zone not null,
  break_minutes integer default 0 not null,
  constraint zone_day_pkey PRIMARY KEY (zone_id, "position"),
  constraint zone_day_weekday CHECK (weekday = ANY (ARRAY['sunday'::text, 'monday'::text, 'tuesday'::text, 'wednesday'::text, 'thursday'::text, 'friday'::text, 'saturday'::text]))
);

create table attendance_day_overflow partition of attendance_day DEFAULT;

create table audit_overflow partition of audit DEFAULT;

create table notification_overflow partition of notification DEFAULT;

create table punch_overflow partition of punch DEFAULT;

create table punch_position_overflow partition of punch_position DEFAULT;

alter table absence add constraint absence_created_by_fkey FOREIGN KEY (created_by) REFERENCES person(id) ON DELETE SET NULL;
alter table absence add constraint absence_lookup_id_fkey FOREIGN KEY (lookup_id) REFERENCES lookup(id) ON DELETE RESTRICT;
alter table absence add constraint absence_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table absence add constraint absence_request_id_fkey FOREIGN KEY (request_id) REFERENCES request(id) ON DELETE RESTRICT;
alter table abuse_report add constraint abuse_report_case_id_fkey FOREIGN KEY (case_id) REFERENCES report_case(id) ON DELETE CASCADE;
alter table abuse_report add constraint abuse_report_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES person(id) ON DELETE CASCADE;
alter table account add constraint account_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table acknowledgement add constraint acknowledgement_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table acknowledgement add constraint acknowledgement_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE;
alter table attendance_day add constraint attendance_day_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table attendance_month add constraint attendance_month_locked_by_fkey FOREIGN KEY (locked_by) REFERENCES person(id) ON DELETE SET NULL;
alter table attendance_person add constraint attendance_person_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table attendance_reminder add constraint attendance_reminder_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table audit_verification add constraint audit_verification_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES person(id) ON DELETE SET NULL;
alter table bulk_action add constraint bulk_action_move_to_fkey FOREIGN KEY (move_to) REFERENCES category(id) ON DELETE SET NULL;
alter table bulk_action add constraint bulk_action_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table bulk_action_topic add constraint bulk_action_topic_bulk_action_id_fkey FOREIGN KEY (bulk_action_id) REFERENCES bulk_action(id) ON DELETE CASCADE;
alter table bulk_action_topic add constraint bulk_action_topic_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE;
alter table bulk_correction add constraint bulk_correction_created_by_fkey FOREIGN KEY (created_by) REFERENCES person(id) ON DELETE SET NULL;
alter table bulk_correction add constraint bulk_correction_reason_id_fkey FOREIGN KEY (reason_id) REFERENCES lookup(id) ON DELETE SET NULL;
alter table bulk_correction add constraint bulk_correction_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES person(id) ON DELETE SET NULL;
alter table bulk_correction_row add constraint bulk_correction_row_absence_id_fkey FOREIGN KEY (absence_id) REFERENCES absence(id) ON DELETE SET NULL;
alter table bulk_correction_row add constraint bulk_correction_row_bulk_correction_id_fkey FOREIGN KEY (bulk_correction_id) REFERENCES bulk_correction(id) ON DELETE CASCADE;
alter table bulk_correction_row add constraint bulk_correction_row_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table calendar_feed add constraint calendar_feed_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table category_following add constraint category_following_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id) ON DELETE CASCADE;
alter table category_following add constraint category_following_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table category_reading add constraint category_reading_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id) ON DELETE CASCADE;
alter table category_reading add constraint category_reading_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table comment add constraint comment_author_id_fkey FOREIGN KEY (author_id) REFERENCES person(id);
alter table comment add constraint comment_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES person(id);
alter table comment add constraint comment_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES comment(id) ON DELETE CASCADE;
alter table comment add constraint comment_reply_to_id_fkey FOREIGN KEY (reply_to_id) REFERENCES comment(id) ON DELETE SET NULL;
alter table comment add constraint comment_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE;
alter table comment_file add constraint comment_file_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comment(id) ON DELETE CASCADE;
alter table comment_file add constraint comment_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id);
alter table comment_like add constraint comment_like_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comment(id) ON DELETE CASCADE;
alter table comment_like add constraint comment_like_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table department add constraint department_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES department(id);
alter table deputy add constraint deputy_deputy_id_fkey FOREIGN KEY (deputy_id) REFERENCES person(id) ON DELETE CASCADE;
alter table deputy add constraint deputy_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table deputy add constraint deputy_request_id_fkey FOREIGN KEY (request_id) REFERENCES request(id) ON DELETE CASCADE;
alter table document add constraint document_audience_id_fkey FOREIGN KEY (audience_id) REFERENCES publication_audience(id);
alter table document_version add constraint document_version_created_by_fkey FOREIGN KEY (created_by) REFERENCES person(id) ON DELETE SET NULL;
alter table document_version add constraint document_version_document_id_fkey FOREIGN KEY (document_id) REFERENCES document(id) ON DELETE CASCADE;
alter table document_version add constraint document_version_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id);
alter table erasure add constraint erasure_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES person(id) ON DELETE SET NULL;
alter table erasure add constraint erasure_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table exception_day add constraint exception_day_reason_id_fkey FOREIGN KEY (reason_id) REFERENCES lookup(id) ON DELETE RESTRICT;
alter table exception_day_person add constraint exception_day_person_exception_day_id_fkey FOREIGN KEY (exception_day_id) REFERENCES exception_day(id) ON DELETE CASCADE;
alter table exception_day_person add constraint exception_day_person_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table exception_day_role add constraint exception_day_role_exception_day_id_fkey FOREIGN KEY (exception_day_id) REFERENCES exception_day(id) ON DELETE CASCADE;
alter table exception_day_role add constraint exception_day_role_role_id_fkey FOREIGN KEY (role_id) REFERENCES role(id) ON DELETE CASCADE;
alter table factor_challenge add constraint factor_challenge_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table file add constraint file_owner FOREIGN KEY (owner_id) REFERENCES person(id) ON DELETE CASCADE;
alter table file_variant add constraint file_variant_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id) ON DELETE CASCADE;
alter table former_department add constraint former_department_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id) ON DELETE SET NULL;
alter table former_department add constraint former_department_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table home_hidden_widget add constraint home_hidden_widget_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table known_device add constraint known_device_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table leave_coverage add constraint leave_coverage_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id) ON DELETE CASCADE;
alter table leave_coverage add constraint leave_coverage_role_id_fkey FOREIGN KEY (role_id) REFERENCES role(id) ON DELETE CASCADE;
alter table leave_entry add constraint leave_entry_created_by_fkey FOREIGN KEY (created_by) REFERENCES person(id) ON DELETE SET NULL;
alter table leave_entry add constraint leave_entry_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table leave_entry add constraint leave_entry_reverses_id_fkey FOREIGN KEY (reverses_id) REFERENCES leave_entry(id) ON DELETE CASCADE;
alter table leave_entry add constraint leave_entry_type_id_fkey FOREIGN KEY (type_id) REFERENCES leave_type(id) ON DELETE RESTRICT;
alter table leave_handover add constraint leave_handover_type_id_fkey FOREIGN KEY (type_id) REFERENCES leave_type(id) ON DELETE CASCADE;
alter table leave_policy add constraint leave_policy_type_id_fkey FOREIGN KEY (type_id) REFERENCES leave_type(id) ON DELETE RESTRICT;
alter table leave_policy_person add constraint leave_policy_person_leave_policy_id_fkey FOREIGN KEY (leave_policy_id) REFERENCES leave_policy(id) ON DELETE CASCADE;
alter table leave_policy_person add constraint leave_policy_person_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table leave_policy_role add constraint leave_policy_role_leave_policy_id_fkey FOREIGN KEY (leave_policy_id) REFERENCES leave_policy(id) ON DELETE CASCADE;
alter table leave_policy_role add constraint leave_policy_role_role_id_fkey FOREIGN KEY (role_id) REFERENCES role(id) ON DELETE CASCADE;
alter table leave_recount add constraint leave_recount_absence_id_fkey FOREIGN KEY (absence_id) REFERENCES absence(id) ON DELETE SET NULL;
alter table leave_recount add constraint leave_recount_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table leave_recount add constraint leave_recount_request_id_fkey FOREIGN KEY (request_id) REFERENCES request(id) ON DELETE SET NULL;
alter table leave_recount add constraint leave_recount_type_id_fkey FOREIGN KEY (type_id) REFERENCES leave_type(id) ON DELETE CASCADE;
alter table leave_suspension add constraint leave_suspension_created_by_fkey FOREIGN KEY (created_by) REFERENCES person(id) ON DELETE SET NULL;
alter table leave_suspension add constraint leave_suspension_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table leave_type add constraint leave_type_id_fkey FOREIGN KEY (id) REFERENCES lookup(id) ON DELETE CASCADE;
alter table leave_use add constraint leave_use_absence_id_fkey FOREIGN KEY (absence_id) REFERENCES absence(id) ON DELETE CASCADE;
alter table leave_use add constraint leave_use_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table leave_use add constraint leave_use_request_id_fkey FOREIGN KEY (request_id) REFERENCES request(id) ON DELETE CASCADE;
alter table leave_use add constraint leave_use_type_id_fkey FOREIGN KEY (type_id) REFERENCES leave_type(id) ON DELETE RESTRICT;
alter table leave_use_day add constraint leave_use_day_leave_use_id_fkey FOREIGN KEY (leave_use_id) REFERENCES leave_use(id) ON DELETE CASCADE;
alter table letter add constraint letter_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE RESTRICT;
alter table letter add constraint letter_request_id_fkey FOREIGN KEY (request_id) REFERENCES request(id) ON DELETE RESTRICT;
alter table letter add constraint letter_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES person(id) ON DELETE SET NULL;
alter table link add constraint link_audience_id_fkey FOREIGN KEY (audience_id) REFERENCES publication_audience(id);
alter table link add constraint link_group_id_fkey FOREIGN KEY (group_id) REFERENCES link_group(id) ON DELETE RESTRICT;
alter table link_favourite add constraint link_favourite_link_id_fkey FOREIGN KEY (link_id) REFERENCES link(id) ON DELETE CASCADE;
alter table link_favourite add constraint link_favourite_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table link_use add constraint link_use_link_id_fkey FOREIGN KEY (link_id) REFERENCES link(id) ON DELETE CASCADE;
alter table linked_identity add constraint linked_identity_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table location_zone_user add constraint location_zone_user_location_id_fkey FOREIGN KEY (location_id) REFERENCES location(id);
alter table location_zone_user add constraint location_zone_user_zone_id_fkey FOREIGN KEY (zone_id) REFERENCES zone(id);
alter table location_zone_user_person add constraint location_zone_user_person_location_zone_user_id_fkey FOREIGN KEY (location_zone_user_id) REFERENCES location_zone_user(id) ON DELETE CASCADE;
alter table location_zone_user_person add constraint location_zone_user_person_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table location_zone_user_role add constraint location_zone_user_role_location_zone_user_id_fkey FOREIGN KEY (location_zone_user_id) REFERENCES location_zone_user(id) ON DELETE CASCADE;
alter table location_zone_user_role add constraint location_zone_user_role_role_id_fkey FOREIGN KEY (role_id) REFERENCES role(id) ON DELETE CASCADE;
alter table lookup add constraint lookup_main_lookup_id_fkey FOREIGN KEY (main_lookup_id) REFERENCES lookup(id) ON DELETE RESTRICT;
alter table mention add constraint mention_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comment(id) ON DELETE CASCADE;
alter table mention add constraint mention_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id) ON DELETE CASCADE;
alter table mention add constraint mention_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table mention add constraint mention_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE;
alter table must_read add constraint must_read_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES person(id);
alter table must_read add constraint must_read_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE;
alter table must_read_department add constraint must_read_department_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id) ON DELETE CASCADE;
alter table must_read_department add constraint must_read_department_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES must_read(topic_id) ON DELETE CASCADE;
alter table notification add constraint notification_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table notification add constraint notification_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE;
alter table notification_counter add constraint notification_counter_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table notification_preference add constraint notification_preference_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table one_time_link add constraint one_time_link_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table overtime_claim add constraint overtime_claim_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES person(id) ON DELETE SET NULL;
alter table overtime_claim add constraint overtime_claim_leave_type_id_fkey FOREIGN KEY (leave_type_id) REFERENCES lookup(id) ON DELETE RESTRICT;
alter table overtime_claim add constraint overtime_claim_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table overtime_claim add constraint overtime_claim_policy_id_fkey FOREIGN KEY (policy_id) REFERENCES overtime_policy(id) ON DELETE RESTRICT;
alter table overtime_policy add constraint overtime_policy_leave_type_id_fkey FOREIGN KEY (leave_type_id) REFERENCES lookup(id) ON DELETE RESTRICT;
alter table overtime_policy_person add constraint overtime_policy_person_overtime_policy_id_fkey FOREIGN KEY (overtime_policy_id) REFERENCES overtime_policy(id) ON DELETE CASCADE;
alter table overtime_policy_person add constraint overtime_policy_person_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table overtime_policy_role add constraint overtime_policy_role_overtime_policy_id_fkey FOREIGN KEY (overtime_policy_id) REFERENCES overtime_policy(id) ON DELETE CASCADE;
alter table overtime_policy_role add constraint overtime_policy_role_role_id_fkey FOREIGN KEY (role_id) REFERENCES role(id) ON DELETE CASCADE;
alter table overtime_request add constraint overtime_request_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES person(id) ON DELETE SET NULL;
alter table overtime_request add constraint overtime_request_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table passkey add constraint passkey_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table payroll_chunk add constraint payroll_chunk_version_id_fkey FOREIGN KEY (version_id) REFERENCES payroll_version(id) ON DELETE CASCADE;
alter table payroll_file add constraint payroll_file_version_id_fkey FOREIGN KEY (version_id) REFERENCES payroll_version(id) ON DELETE CASCADE;
alter table payroll_piece add constraint payroll_piece_version_id_fkey FOREIGN KEY (version_id) REFERENCES payroll_version(id) ON DELETE CASCADE;
alter table payroll_version add constraint payroll_version_mapping_id_fkey FOREIGN KEY (mapping_id) REFERENCES payroll_mapping(id) ON DELETE RESTRICT;
alter table payroll_version add constraint payroll_version_previous_id_fkey FOREIGN KEY (previous_id) REFERENCES payroll_version(id) ON DELETE RESTRICT;
alter table person add constraint person_contract_kind_id_fkey FOREIGN KEY (contract_kind_id) REFERENCES lookup(id) ON DELETE RESTRICT;
alter table person add constraint person_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id) ON DELETE SET NULL;
alter table person add constraint person_manager_id_fkey FOREIGN KEY (manager_id) REFERENCES person(id) ON DELETE SET NULL;
alter table person add constraint person_photo_file_id_fkey FOREIGN KEY (photo_file_id) REFERENCES file(id) ON DELETE SET NULL;
alter table person_view add constraint person_view_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table person_view add constraint person_view_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES person(id) ON DELETE CASCADE;
alter table personal_export add constraint personal_export_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id) ON DELETE SET NULL;
alter table personal_export add constraint personal_export_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table personal_token add constraint personal_token_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table poll add constraint poll_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE;
alter table poll_choice add constraint poll_choice_poll_id_fkey FOREIGN KEY (poll_id) REFERENCES poll(id) ON DELETE CASCADE;
alter table poll_vote add constraint poll_vote_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id);
alter table poll_vote add constraint poll_vote_poll_id_fkey FOREIGN KEY (poll_id) REFERENCES poll(id) ON DELETE CASCADE;
alter table poll_vote_choice add constraint poll_vote_choice_choice FOREIGN KEY (poll_id, choice_id) REFERENCES poll_choice(poll_id, id) ON DELETE CASCADE;
alter table poll_vote_choice add constraint poll_vote_choice_vote FOREIGN KEY (poll_id, person_id) REFERENCES poll_vote(poll_id, person_id) ON DELETE CASCADE;
alter table promotion add constraint promotion_audience_id_fkey FOREIGN KEY (audience_id) REFERENCES publication_audience(id);
alter table promotion add constraint promotion_picture_file_id_fkey FOREIGN KEY (picture_file_id) REFERENCES file(id);
alter table promotion_code add constraint promotion_code_claimed_by_fkey FOREIGN KEY (claimed_by) REFERENCES person(id) ON DELETE SET NULL;
alter table promotion_code add constraint promotion_code_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotion(id) ON DELETE CASCADE;
alter table provisioned_person add constraint provisioned_person_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table publication_audience_department add constraint publication_audience_department_audience_id_fkey FOREIGN KEY (audience_id) REFERENCES publication_audience(id) ON DELETE CASCADE;
alter table publication_audience_department add constraint publication_audience_department_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id) ON DELETE CASCADE;
alter table publication_audience_role add constraint publication_audience_role_audience_id_fkey FOREIGN KEY (audience_id) REFERENCES publication_audience(id) ON DELETE CASCADE;
alter table publication_audience_role add constraint publication_audience_role_role_id_fkey FOREIGN KEY (role_id) REFERENCES role(id) ON DELETE CASCADE;
alter table punch add constraint punch_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table punch_client add constraint punch_client_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table push_subscription add constraint push_subscription_key_id_fkey FOREIGN KEY (key_id) REFERENCES push_key(id) ON DELETE CASCADE;
alter table push_subscription add constraint push_subscription_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table push_subscription add constraint push_subscription_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE;
alter table recomputation add constraint recomputation_requested_by_fkey FOREIGN KEY (requested_by) REFERENCES person(id) ON DELETE SET NULL;
alter table recomputation_person add constraint recomputation_person_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table recomputation_person add constraint recomputation_person_recomputation_id_fkey FOREIGN KEY (recomputation_id) REFERENCES recomputation(id) ON DELETE CASCADE;
alter table recovery_code add constraint recovery_code_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table report_case add constraint report_case_author_id_fkey FOREIGN KEY (author_id) REFERENCES person(id);
alter table report_case add constraint report_case_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES person(id);
alter table request add constraint request_requester_id_fkey FOREIGN KEY (requester_id) REFERENCES person(id) ON DELETE RESTRICT;
alter table request add constraint request_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE RESTRICT;
alter table request add constraint request_version FOREIGN KEY (service_id, service_number) REFERENCES service_version(service_id, number);
alter table request_change add constraint request_change_changes_id_fkey FOREIGN KEY (changes_id) REFERENCES request(id) ON DELETE CASCADE;
alter table request_change add constraint request_change_request_id_fkey FOREIGN KEY (request_id) REFERENCES request(id) ON DELETE CASCADE;
alter table request_decider add constraint request_decider_instead_of_fkey FOREIGN KEY (instead_of) REFERENCES person(id) ON DELETE RESTRICT;
alter table request_decider add constraint request_decider_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE RESTRICT;
alter table request_decider add constraint request_decider_request_id_fkey FOREIGN KEY (request_id) REFERENCES request(id) ON DELETE CASCADE;
alter table request_decider add constraint request_decider_step_id_fkey FOREIGN KEY (step_id) REFERENCES request_step(id) ON DELETE CASCADE;
alter table request_event add constraint request_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES person(id) ON DELETE RESTRICT;
alter table request_event add constraint request_event_instead_of_fkey FOREIGN KEY (instead_of) REFERENCES person(id) ON DELETE RESTRICT;
alter table request_event add constraint request_event_request_id_fkey FOREIGN KEY (request_id) REFERENCES request(id) ON DELETE RESTRICT;
alter table request_file add constraint request_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id) ON DELETE CASCADE;
alter table request_file add constraint request_file_request_id_fkey FOREIGN KEY (request_id) REFERENCES request(id) ON DELETE CASCADE;
alter table request_step add constraint request_step_request_id_fkey FOREIGN KEY (request_id) REFERENCES request(id) ON DELETE CASCADE;
alter table request_step add constraint request_step_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE RESTRICT;
alter table request_use add constraint request_use_request_id_fkey FOREIGN KEY (request_id) REFERENCES request(id) ON DELETE CASCADE;
alter table role_bound add constraint role_bound_department_id_fkey FOREIGN KEY (department_id) REFERENCES department(id) ON DELETE CASCADE;
alter table role_bound add constraint role_bound_location_id_fkey FOREIGN KEY (location_id) REFERENCES location(id) ON DELETE CASCADE;
alter table role_bound add constraint role_bound_role_id_fkey FOREIGN KEY (role_id) REFERENCES role(id) ON DELETE CASCADE;
alter table role_member add constraint role_member_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table role_member add constraint role_member_role_id_fkey FOREIGN KEY (role_id) REFERENCES role(id) ON DELETE CASCADE;
alter table role_permission add constraint role_permission_role_id_fkey FOREIGN KEY (role_id) REFERENCES role(id) ON DELETE CASCADE;
alter table rule_mark add constraint rule_mark_author_id_fkey FOREIGN KEY (author_id) REFERENCES person(id) ON DELETE RESTRICT;
alter table rule_mark add constraint rule_mark_seen_by_fkey FOREIGN KEY (seen_by) REFERENCES person(id) ON DELETE RESTRICT;
alter table saved_view add constraint saved_view_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table search_document add constraint search_document_comment_id_fkey FOREIGN KEY (comment_id) REFERENCES comment(id) ON DELETE CASCADE;
alter table search_document add constraint search_document_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE;
alter table search_person add constraint search_person_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table second_factor_demand add constraint second_factor_demand_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table second_factor_demand add constraint second_factor_demand_role_id_fkey FOREIGN KEY (role_id) REFERENCES role(id) ON DELETE CASCADE;
alter table service add constraint service_published FOREIGN KEY (id, published_number) REFERENCES service_version(service_id, number);
alter table service_favourite add constraint service_favourite_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table service_favourite add constraint service_favourite_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE CASCADE;
alter table service_role add constraint service_role_role_id_fkey FOREIGN KEY (role_id) REFERENCES role(id) ON DELETE CASCADE;
alter table service_role add constraint service_role_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE CASCADE;
alter table service_version add constraint service_version_published_by_fkey FOREIGN KEY (published_by) REFERENCES person(id) ON DELETE SET NULL;
alter table service_version add constraint service_version_service_id_fkey FOREIGN KEY (service_id) REFERENCES service(id) ON DELETE RESTRICT;
alter table session add constraint session_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table session_generation add constraint session_generation_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE;
alter table topic add constraint topic_author_id_fkey FOREIGN KEY (author_id) REFERENCES person(id);
alter table topic add constraint topic_category_id_fkey FOREIGN KEY (category_id) REFERENCES category(id);
alter table topic add constraint topic_deleted_by_fkey FOREIGN KEY (deleted_by) REFERENCES person(id);
alter table topic add constraint topic_poster_file_id_fkey FOREIGN KEY (poster_file_id) REFERENCES file(id);
alter table topic add constraint topic_poster_video_id_fkey FOREIGN KEY (poster_video_id) REFERENCES file(id);
alter table topic_bookmark add constraint topic_bookmark_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table topic_bookmark add constraint topic_bookmark_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE;
alter table topic_content add constraint topic_content_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE;
alter table topic_draft add constraint topic_draft_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table topic_draft add constraint topic_draft_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE;
alter table topic_file add constraint topic_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id);
alter table topic_file add constraint topic_file_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE;
alter table topic_following add constraint topic_following_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table topic_following add constraint topic_following_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE;
alter table topic_like add constraint topic_like_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table topic_like add constraint topic_like_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE;
alter table topic_reading add constraint topic_reading_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table topic_reading add constraint topic_reading_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE;
alter table topic_revision add constraint topic_revision_editor_id_fkey FOREIGN KEY (editor_id) REFERENCES person(id);
alter table topic_revision add constraint topic_revision_topic_id_fkey FOREIGN KEY (topic_id) REFERENCES topic(id) ON DELETE CASCADE;
alter table totp_factor add constraint totp_factor_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table viewing add constraint viewing_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table viewing add constraint viewing_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE;
alter table viewing add constraint viewing_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES person(id) ON DELETE CASCADE;
alter table webhook_delivery add constraint webhook_delivery_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhook(id) ON DELETE CASCADE;
alter table working_time_finding add constraint working_time_finding_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table working_time_finding add constraint working_time_finding_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES working_time_rule(id) ON DELETE CASCADE;
alter table working_time_rule_person add constraint working_time_rule_person_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE;
alter table working_time_rule_person add constraint working_time_rule_person_working_time_rule_id_fkey FOREIGN KEY (working_time_rule_id) REFERENCES working_time_rule(id) ON DELETE CASCADE;
alter table working_time_rule_role add constraint working_time_rule_role_role_id_fkey FOREIGN KEY (role_id) REFERENCES role(id) ON DELETE CASCADE;
alter table working_time_rule_role add constraint working_time_rule_role_working_time_rule_id_fkey FOREIGN KEY (working_time_rule_id) REFERENCES working_time_rule(id) ON DELETE CASCADE;
alter table zone_day add constraint zone_day_zone_id_fkey FOREIGN KEY (zone_id) REFERENCES zone(id) ON DELETE CASCADE;
