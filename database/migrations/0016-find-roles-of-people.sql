-- The roles of a person are asked for with every punch and every session. Planners took the index behind the constraint
-- for that, which holds both ids but must be walked whole to find one of them; what it holds now, nobody searches for.

alter table role_member drop constraint role_member_once;
alter table role_member add constraint role_member_once
  exclude using gist (((role_id::text || ' ') || person_id::text) with =, valid with &&);
create index role_member_role on role_member (role_id);
