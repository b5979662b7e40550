-- Roles that manage anything ask for a second factor by default. What officers have set before stays, "none" included.

alter table role add column second_factor_is_chosen boolean not null default false;
comment on column role.second_factor_is_chosen is 'Whether an officer has set the days of grace; else they follow from the permissions. A demonstration asks for none by default.';
update role set second_factor_is_chosen = true
where second_factor_grace_days is not null or exists (
  select from audit a where a.subject_kind = 'role' and a.subject_id = role.id::text and a.action = 'role.updated'
    and a.details -> 'after' ? 'second_factor_grace_days');
