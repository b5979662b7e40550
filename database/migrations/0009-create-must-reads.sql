-- Topics that people must have read by a day, and who says that they have.

create table must_read (
  topic_id bigint primary key references topic on delete cascade,
  due_on date not null,
  is_for_everyone boolean not null,
  asked_by bigint not null references person,
  asked_at timestamptz not null,
  reminded_on date,
  version integer not null default 1
);
create index must_read_due on must_read (due_on);
comment on table must_read is 'A topic to be acknowledged by the end of a day; owned by the module acknowledgements.';
comment on column must_read.asked_at is 'Acknowledgements from before this do not count: a material change asks everybody again.';

create table must_read_department (
  topic_id bigint not null references must_read on delete cascade,
  department_id bigint not null references department on delete cascade,
  primary key (topic_id, department_id)
);
create index must_read_department_department on must_read_department (department_id);

create table acknowledgement (
  topic_id bigint not null references topic on delete cascade,
  person_id bigint not null references person on delete cascade,
  acknowledged_at timestamptz not null,
  topic_version integer not null,
  primary key (topic_id, person_id)
);
create index acknowledgement_person on acknowledgement (person_id);
comment on column acknowledgement.topic_version is 'The version of the topic that was read.';

alter table topic add column is_must_read boolean not null default false;

insert into role_permission (role_id, permission)
select role.id, 'topic.requireReading' from role where role.key in ('moderator', 'contentEditor');
