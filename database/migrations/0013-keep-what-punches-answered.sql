-- What a punch answered, so that a repeat answers the same; and why it is worth a look.

alter table punch
  add column next_action text,
  add column permitted_locations bigint[],
  add column suspicions jsonb not null default '[]',
  add column void_reason_id bigint,
  add constraint punch_next_action check (next_action in ('checkIn', 'checkOut'));
comment on column punch.next_action is 'What its answer offered next; null of what an officer or the system entered.';
comment on column punch.permitted_locations is 'Where this person might have punched then; only of refused ones.';
comment on column punch.suspicions is 'What an officer may want to look at, as {kind, value}.';

drop index punch_review_open;
create index punch_review on punch (review, at desc, id desc) where review is not null;
