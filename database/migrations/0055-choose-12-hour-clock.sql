-- How a person reads times of day: by the 24-hour clock, or by the 12-hour clock with am and pm.

alter table person
  add column hour_cycle text not null default 'h23',
  add constraint person_hour_cycle check (hour_cycle in ('h23', 'h12'));
