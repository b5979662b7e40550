-- Seals name the key that their hash was made with. Those set so far were made with none: SHA-256 alone. There is no
-- default, so a node of the release before, which knows no keys, sets none any more.
alter table audit_seal add column key text not null default 'sha256';
alter table audit_seal alter column key drop default;
comment on column audit_seal.key is 'The name of the key of the hash (HMAC with SHA-256); sha256 for a plain hash, of the releases before keys.';

-- Where plain seals end; after that one only keyed ones are taken.
create table audit_seal_keying (
  is_only boolean primary key default true constraint audit_seal_keying_one check (is_only),
  last_plain bigint not null
);
comment on table audit_seal_keying is 'The last seal that was set without a key: plain ones after it are forged.';
insert into audit_seal_keying (last_plain) select coalesce(max(number), 0) from audit_seal;
create trigger audit_seal_keying_append_only before update or delete on audit_seal_keying
  for each row execute function refuse_change();

alter table audit_verification drop constraint audit_verification_fault;
alter table audit_verification add constraint audit_verification_fault check (
  fault in ('sealMissing', 'notFollowing', 'rowsMissing', 'rowsAdded', 'changed', 'notKeyed', 'keyUnknown'));
