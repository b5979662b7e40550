-- A secret key is replaced by another: what was hashed or signed with a key derived from it, and cannot be computed again,
-- needs that derived key for longer.
create table kept_key (
  purpose text not null,
  name text not null,
  sealed bytea not null,
  kept_at timestamptz not null,
  primary key (purpose, name)
);
comment on table kept_key is 'Keys for one purpose each, derived from earlier secret keys of the installation.';
comment on column kept_key.name is 'Derived from the key: the same at every attempt to keep it.';
comment on column kept_key.sealed is 'The key, encrypted with the current secret key and bound to purpose and name; for seals of the audit followed by the last seal made with it.';
