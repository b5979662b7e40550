-- Reports keep the date only: a time of day would help to tell who was there.

update report_case
set opened_at = date_trunc('day', opened_at, 'UTC'), last_reported_at = date_trunc('day', last_reported_at, 'UTC');

comment on column report_case.opened_at is 'The date where the organisation is, at midnight UTC, as last_reported_at: a time of day would help to tell who reported.';
