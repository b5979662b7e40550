-- Overtime that is settled as time off: approved minutes become a lot of leave.

alter table overtime_policy
  add column settlement text not null default 'pay',
  add column leave_type_id bigint references lookup (id) on delete restrict,
  add column ordinary_factor integer not null default 100,
  add column night_factor integer not null default 100,
  add column rest_day_factor integer not null default 100,
  add column holiday_factor integer not null default 100,
  add column day_minutes integer not null default 480,
  add column expires_months integer,
  add column expires_days integer,
  add constraint overtime_policy_settlement check (settlement in ('pay', 'timeOff')
    and (settlement = 'timeOff') = (leave_type_id is not null)),
  add constraint overtime_policy_factors check (least(ordinary_factor, night_factor, rest_day_factor, holiday_factor) >= 0
    and greatest(ordinary_factor, night_factor, rest_day_factor, holiday_factor) <= 1000),
  add constraint overtime_policy_day check (day_minutes between 1 and 1440),
  add constraint overtime_policy_expiry check (num_nonnulls(expires_months, expires_days) <= 1
    and expires_months > 0 and expires_days > 0);
comment on column overtime_policy.settlement is 'pay: approved minutes go to the payroll; timeOff: they become days of a leave type.';
comment on column overtime_policy.ordinary_factor is 'Hundredths of a minute of time off for a minute of this class.';
comment on column overtime_policy.day_minutes is 'So many minutes of time off are a day.';
create index overtime_policy_leave_type on overtime_policy (leave_type_id);

alter table overtime_claim
  add column leave_type_id bigint references lookup (id) on delete restrict,
  add column time_off jsonb,
  add constraint overtime_claim_time_off check ((leave_type_id is null) = (time_off is null));
comment on column overtime_claim.time_off is 'The terms of its policy by which minutes become days of the leave type: factors by class, dayMinutes, expiresMonths, expiresDays.';
create index overtime_claim_leave_type on overtime_claim (leave_type_id, person_id) where leave_type_id is not null;

alter table leave_entry
  add column claim_id bigint,
  add column claim_number integer,
  add column overtime jsonb,
  add constraint leave_entry_overtime check (num_nonnulls(claim_id, claim_number, overtime) in (0, 3)
    and (claim_id is null or kind = 'adjustment'));
comment on column leave_entry.claim_id is 'The claim of overtime whose time off it is. Claims go when their days change; entries stay, and are reversed.';
comment on column leave_entry.claim_number is 'Counts the grants of a claim, so that none is made twice.';
comment on column leave_entry.overtime is 'The overtime behind a lot: its date, minutes by class, factors, and dayMinutes.';
create unique index leave_entry_claim on leave_entry (claim_id, claim_number) where reverses_id is null;
