-- Accounts as officers keep them: invited, changed, looked through.

alter table account drop constraint account_status;
alter table account
  add column version integer not null default 1,
  add column last_signed_in_at timestamptz,
  add column pending_email citext,
  add constraint account_status check (status in ('unconfirmed', 'waiting', 'invited', 'active', 'disabled'));
comment on column account.version is 'Counts what officers change of the account and of its roles.';
comment on column account.last_signed_in_at is 'Sessions are forgotten; this stays.';
comment on column account.pending_email is 'The address that takes the place of the present one once its owner confirms it.';

update account set last_signed_in_at = latest.at
from (select person_id, max(created_at) as at from session group by person_id) as latest
where latest.person_id = account.person_id;

-- Few accounts are not active, or have never been used.
create index account_not_active on account (status, person_id) where status <> 'active';
create index account_never_used on account (person_id) where last_signed_in_at is null;

alter table one_time_link drop constraint one_time_link_kind;
alter table one_time_link add constraint one_time_link_kind
  check (kind in ('confirmEmail', 'resetPassword', 'administratorCode', 'invitation', 'changeEmail'));
