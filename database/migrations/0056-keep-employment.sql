-- Employment: the number that other systems print, the first day, the kind of contract and its minutes a week. The last
-- day is `left_on`.

alter table lookup
  drop constraint lookup_category,
  add constraint lookup_category check (
    category in ('leaveType', 'permissionType', 'correctionReason', 'exceptionReason', 'contractKind', 'other'));

create function employee_number_key(given text) returns text language sql immutable strict parallel safe
  return replace(fold_text(given), ' ', '');
comment on function employee_number_key is 'One form of an employee number for all spellings: without spaces, marks and capitals, with Latin digits.';

alter table person
  add column employee_number text,
  add column hire_date date,
  add column contract_kind_id bigint references lookup on delete restrict,
  add column weekly_minutes integer,
  add constraint person_weekly_minutes check (weekly_minutes between 0 and 10080);

-- An entered date was kept as the moment of joining, at noon; without one it is the creation of the row.
update person p
set hire_date = (p.joined_at at time zone coalesce((
  select name from pg_timezone_names where name = (select value #>> '{}' from setting where key = 'timeZone') limit 1), 'Asia/Riyadh'))::date
where p.joined_at <> p.created_at;
update person set hire_date = null where hire_date > left_on or hire_date not between '1900-01-01' and '2999-12-31';

-- Numbers that a directory has sent; of equal ones, that of the oldest row.
update person p set employee_number = k.employee_number
from (
  select distinct on (employee_number_key(employee_number)) person_id, employee_number from provisioned_person
  where employee_number_key(employee_number) <> '' and char_length(employee_number) <= 60
  order by employee_number_key(employee_number), person_id) k
where k.person_id = p.id;

alter table person
  add constraint person_employee_number check (char_length(employee_number) <= 60 and employee_number_key(employee_number) <> ''),
  add constraint person_employment check (hire_date <= left_on);
-- By bytes, so that it also finds the beginning of a number.
create unique index person_employee_number_once on person (employee_number_key(employee_number) text_pattern_ops);
create index person_contract_kind on person (contract_kind_id) where contract_kind_id is not null;
create index person_without_hire_date on person (id) where hire_date is null;

comment on column person.employee_number is 'As other systems print it. It replaces provisioned_person.employee_number, which a later release drops.';
comment on column person.hire_date is 'The first day of employment; null if unknown: attendance then begins with joined_at.';
comment on column person.joined_at is 'Noon of the hire date in the organisation''s time zone; without one, the creation of the row.';
comment on column person.contract_kind_id is 'A lookup of the category contractKind.';
