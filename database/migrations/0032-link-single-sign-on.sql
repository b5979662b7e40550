-- Single sign-on: who somebody is elsewhere; and the devices that people are known to sign in on.

create table linked_identity (
  issuer text not null,
  subject text not null,
  person_id bigint not null references person on delete cascade,
  email text,
  created_at timestamptz not null,
  last_used_at timestamptz,
  primary key (issuer, subject),
  constraint linked_identity_once unique (person_id, issuer)
);
comment on table linked_identity is 'A person as a provider of single sign-on calls them: found by issuer and subject, never by the address.';
comment on column linked_identity.email is 'The address there when the link was made, for its owner to recognise it by.';

create table sign_in_ticket (
  token_hash bytea primary key,
  browser_hash bytea not null,
  identity jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_ticket_expiry on sign_in_ticket (expires_at);
comment on table sign_in_ticket is 'Somebody whom the provider has vouched for, on the way from its redirect to a session; deleted by its one use.';
comment on column sign_in_ticket.browser_hash is 'Of a cookie of the browser that began: a ticket handed to another one is worth nothing.';

create table known_device (
  person_id bigint not null references person on delete cascade,
  hash bytea not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (person_id, hash)
);
create index known_device_age on known_device (last_seen_at);
comment on table known_device is 'Where a person has signed in before. The hash is keyed and holds the person: two people on one device cannot be joined by it.';

alter table session add column is_new_device boolean not null default false;
comment on column session.is_new_device is 'Its owner had signed in before, but not on this device.';

alter table one_time_link drop constraint one_time_link_kind;
alter table one_time_link add constraint one_time_link_kind
  check (kind in ('confirmEmail', 'resetPassword', 'administratorCode', 'invitation', 'changeEmail', 'protectAccount'));
