-- Leave policies have unique names within their type, and the source that they come from.

alter table leave_policy
  add column source_ar text,
  add column source_en text;
comment on column leave_policy.source_en is 'The law or agreement that it comes from, in the words of the officer.';
create unique index leave_policy_name_ar on leave_policy (type_id, name_ar);
create unique index leave_policy_name_en on leave_policy (type_id, lower(name_en));

-- What uses a type is counted before its lookup is deleted.
create index leave_entry_type on leave_entry (type_id);
create index leave_use_type on leave_use (type_id);

-- A colour of the design system.
update leave_type set color = 'terracotta' where color = 'clay';
alter table leave_type add constraint leave_type_color
  check (color in ('teal', 'saffron', 'rose', 'blue', 'violet', 'terracotta', 'green', 'sand', 'ink'));
