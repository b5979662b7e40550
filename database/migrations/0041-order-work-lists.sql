-- A work list begins with what is due first, however much waits: whoever is asked carries when that is expected.

alter table request_decider add column expected_by timestamptz;
comment on column request_decider.expected_by is 'As of its request while the step lasts: steps are entered with it, and it does not change before the next.';
update request_decider d set expected_by = r.expected_by from request r where r.id = d.request_id and d.is_open;
create index request_decider_due on request_decider (person_id, expected_by, request_id) where is_open;
drop index request_decider_open;

-- What lists and counts look at stands in their indexes.
drop index request_state_newest;
create index request_state_newest on request (state, id desc) include (requester_id) where state <> 'draft';
drop index request_service_newest;
create index request_service_newest on request (service_id, id desc) include (requester_id) where state <> 'draft';
drop index role_member_person;
create index role_member_held on role_member (person_id, role_id) include (valid);
drop index person_manager;
create index person_manager_id on person (manager_id, id);
