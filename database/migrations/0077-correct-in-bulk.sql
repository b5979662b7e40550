-- Bulk corrections: one cause, entered for many people and days at once and taken back as a whole.

create table bulk_correction (
  id bigint generated always as identity primary key,
  cause text not null,
  reason_id bigint references lookup (id) on delete set null,
  note text,
  created_by bigint references person (id) on delete set null,
  created_at timestamptz not null,
  undone_by bigint references person (id) on delete set null,
  undone_at timestamptz,
  constraint bulk_correction_cause check (cause in ('outage', 'checkOut', 'absence'))
);
comment on column bulk_correction.cause is 'outage: present for the whole shift; checkOut: the missing check-out was added; absence: an absence was entered.';
comment on column bulk_correction.reason_id is 'Of an absence its type.';

create table bulk_correction_row (
  bulk_correction_id bigint not null references bulk_correction (id) on delete cascade,
  person_id bigint not null references person (id) on delete cascade,
  date date not null,
  entered bigint[] not null default '{}',
  voided bigint[] not null default '{}',
  absence_id bigint references absence (id) on delete set null,
  primary key (bulk_correction_id, person_id, date)
);
comment on table bulk_correction_row is 'The punches and absences that a bulk correction entered for a person and date.';
comment on column bulk_correction_row.entered is 'Punches that it entered.';
comment on column bulk_correction_row.voided is 'Punches that it voided; they count again when it is taken back.';
create index bulk_correction_row_person on bulk_correction_row (person_id);
create index bulk_correction_row_absence on bulk_correction_row (absence_id);
