-- Departments that people left: rights within departments follow the one that was held on a date.

create table former_department (
  person_id bigint not null references person (id) on delete cascade,
  until date not null,
  department_id bigint references department (id) on delete set null,
  primary key (person_id, until)
);
comment on table former_department is 'The department that a person held before a date, since the row before; null for none. person.department_id is the current one.';
comment on column former_department.until is 'The first date, in the organisation''s zone, on which it was no longer held.';
create index former_department_department on former_department (department_id) where department_id is not null;
