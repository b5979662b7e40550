-- What home is made of: which widgets in which order, for everybody; which of them somebody hides; and whose days come round.

create table home_arrangement (
  is_only boolean primary key default true,
  version integer not null default 1,
  constraint home_arrangement_one check (is_only)
);
comment on table home_arrangement is 'Counts the changes of the arrangement of home. Who changes it holds this row, so that nobody overwrites what they have not seen.';
insert into home_arrangement default values;

create table home_widget (
  name text primary key,
  position integer not null,
  presence text not null,
  constraint home_widget_presence check (presence in ('shown', 'pinned', 'off'))
);
comment on table home_widget is 'The widgets that an administrator has put in their places; all others stand where the code has them.';
comment on column home_widget.presence is 'shown: everybody has it and may hide it; pinned: nobody may; off: nobody has it.';

create table home_hidden_widget (
  person_id bigint not null references person on delete cascade,
  widget text not null,
  primary key (person_id, widget)
);
comment on table home_hidden_widget is 'What people do not want on their home; it counts while the widget is neither pinned nor off.';

-- Who has joined lately, and whose birthday comes round: month and day as one number, 229 being the 29th of February.
create index person_joined on person (joined_at);
create index person_birthday on person ((extract(month from birth_date) * 100 + extract(day from birth_date)))
  where birth_date is not null and birthday_visibility <> 'nobody';
