-- Nothing looks for days by their zone, and every day that is opened or closed had to be entered there.

drop index attendance_day_zone;
