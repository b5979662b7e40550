-- Delivered Arabic texts that were misleading or awkward. A row that somebody has changed meanwhile keeps what they wrote.

update category set description_ar = 'الإعلانات الرسمية في مكان واحد'
where id = 3 and description_ar = 'البلاغات الرسمية في مكان واحد';
update category set description_ar = 'ما يحدث في الجهة' where id = 2 and description_ar = 'ما يحدث في المؤسسة';
update role set description_ar = 'اعتماد الخطابات التي تصدرها الجهة عن موظفيها.'
where description_ar = 'اعتماد الخطابات التي تصدرها المنشأة عن موظفيها.';

-- Labels and summaries of the built-in services, in drafts and in what was published: the words change, the form does not, so
-- requests that were sent with a version read the better words too.
create function reworded(definition jsonb) returns jsonb language sql as $$
  select replace(replace(replace(replace(definition::text,
    '"labelAr": "من وإلى"', '"labelAr": "الفترة"'),
    '"labelAr": "ما الذي ينقص"', '"labelAr": "التسجيل الناقص"'),
    '"labelAr": "ماذا حدث"', '"labelAr": "التفاصيل"'),
    '"summaryAr": "تسجيل حضور أو انصراف ينقص يومك."', '"summaryAr": "تصحيح تسجيل حضور أو انصراف ناقص."')::jsonb
$$;
alter table service_version disable trigger service_version_fixed;
update service_version v set definition = reworded(v.definition)
from service s
where s.id = v.service_id and s.code in ('annualLeave', 'sickLeave', 'hourlyPermission', 'attendanceCorrection', 'mission')
  and v.definition <> reworded(v.definition);
alter table service_version enable trigger service_version_fixed;
update service set draft = reworded(draft)
where code in ('annualLeave', 'sickLeave', 'hourlyPermission', 'attendanceCorrection', 'mission')
  and draft <> reworded(draft);
drop function reworded(jsonb);
