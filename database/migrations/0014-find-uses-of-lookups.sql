-- A reference entry is deleted only while nothing names it, and punches name it in all their months.

create index punch_reason on punch (reason_id) where reason_id is not null;
create index punch_void_reason on punch (void_reason_id) where void_reason_id is not null;
