-- What the directory says of people: how to reach them, where they work, what they speak and know; who may see what of it,
-- and who has seen what is not for everybody.

alter table person
  add column mobile text,
  add column birth_date date,
  add column place_en text,
  add column place_ar text,
  add column about_en text,
  add column about_ar text,
  add column languages text[] not null default '{}',
  add column skills text[] not null default '{}',
  add column phone_visibility text not null default 'everyone',
  add column mobile_visibility text not null default 'department',
  add column email_visibility text not null default 'everyone',
  add column birthday_visibility text not null default 'nobody',
  add constraint person_phone_visibility check (phone_visibility in ('everyone', 'department', 'managers', 'nobody')),
  add constraint person_mobile_visibility check (mobile_visibility in ('everyone', 'department', 'managers', 'nobody')),
  add constraint person_email_visibility check (email_visibility in ('everyone', 'department', 'managers', 'nobody')),
  add constraint person_birthday_visibility check (birthday_visibility in ('everyone', 'department', 'managers', 'nobody'));

-- The directory is narrowed by these.
create index person_place_en on person (place_en) where place_en is not null;
create index person_place_ar on person (place_ar) where place_ar is not null;
create index person_languages on person using gin (languages) with (fastupdate = off);
create index person_skills on person using gin (skills) with (fastupdate = off);

create table person_view (
  person_id bigint not null references person on delete cascade,
  day date not null,
  viewer_id bigint not null references person on delete cascade,
  fields text[] not null,
  primary key (person_id, day, viewer_id)
);
create index person_view_viewer on person_view (viewer_id);
comment on table person_view is 'Who saw which protected fields of whom, one row a day; owned by the module people.';
