-- Why a month was locked although something was open, and what that was; exception days that last several dates.

alter table attendance_month
  add column note text,
  add column open_lines jsonb not null default '[]',
  add constraint attendance_month_note check (char_length(note) between 3 and 500),
  add constraint attendance_month_open check (jsonb_typeof(open_lines) = 'array');
comment on column attendance_month.note is 'The reason of the officer who locked the month with open lines; for other officers.';
comment on column attendance_month.open_lines is 'The lines of the checklist that were open then, with their counts.';

-- Of few days, so that a month counts its own at once.
create index attendance_day_incomplete on attendance_day (date, person_id) where state = 'incomplete';

alter table exception_day
  add column last_date date,
  add constraint exception_day_last check (last_date between date and date + 30);
comment on column exception_day.last_date is 'The last of its dates, if it lasts several; a repeating one begins and ends on the same days of its calendar.';
