-- The days that a person has taken are read from an index alone: the leave of two years is scattered over the table.
create index leave_use_taken on leave_use (person_id, type_id, id) include (request_id, absence_id);
drop index leave_use_person;
