-- What a directory outside knows of our people and roles, when it keeps them by SCIM.

create table provisioned_person (
  person_id bigint primary key references person on delete cascade,
  external_id text,
  given_name text,
  family_name text,
  employee_number text
);
create unique index provisioned_person_external on provisioned_person (external_id) where external_id is not null;
comment on table provisioned_person is 'What the directory says of a person that Diwan has no use for, kept so that it reads what it wrote. Owned by the module identity.';

alter table role
  add column is_provisioned boolean not null default false,
  add column external_id text,
  add constraint role_provisioned check (not is_provisioned or key is null);
create unique index role_external on role (external_id) where external_id is not null;
comment on column role.is_provisioned is 'A group of the directory: its members may be changed from there. Never one that every installation has.';
