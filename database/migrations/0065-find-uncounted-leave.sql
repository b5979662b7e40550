-- The days of leave that was entered or asked for so far are counted by the schedules, which SQL does not know: by the job
-- leave.countUses, which finds what has no use.
create index absence_leave on absence (person_id) where kind in ('leave', 'halfLeave');
