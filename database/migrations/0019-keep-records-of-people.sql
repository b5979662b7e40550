-- Departments stand below others, and are changed by several people at once.

alter table department
  add column parent_id bigint references department,
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add constraint department_below_another check (parent_id <> id);

create index department_parent on department (parent_id) where parent_id is not null;
