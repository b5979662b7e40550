-- Another address that somebody else gives waits for its owner, or for an administrator, before the new mailbox is asked.

alter table account add column is_pending_held boolean not null default false;
comment on column account.is_pending_held is 'The owner or an administrator has still to agree; until then the new mailbox is not asked.';

alter table one_time_link drop constraint one_time_link_kind;
alter table one_time_link add constraint one_time_link_kind check (kind in (
  'confirmEmail', 'resetPassword', 'administratorCode', 'invitation', 'changeEmail', 'protectAccount', 'approveEmail'));
