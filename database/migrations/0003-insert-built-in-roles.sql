-- The built-in roles. Everybody active is an employee without a membership; an administrator holds every permission
-- without rows here. A permission of a later floor reaches roles by the migration that comes with it.

insert into role (key, name_en, name_ar) values
  ('employee', 'Employee', 'موظف'),
  ('moderator', 'Moderator', 'مشرف المجتمع'),
  ('attendanceOfficer', 'Attendance officer', 'مسؤول الحضور'),
  ('contentEditor', 'Content editor', 'محرر المحتوى'),
  ('administrator', 'Administrator', 'مسؤول النظام');

insert into role_permission (role_id, permission)
select role.id, given.permission
from (values
  ('employee', 'topic.create'),
  ('employee', 'comment.create'),
  ('moderator', 'topic.moderate'),
  ('moderator', 'topic.feature'),
  ('moderator', 'category.manage'),
  ('contentEditor', 'topic.feature')
) as given (key, permission)
join role on role.key = given.key;
