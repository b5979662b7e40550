-- Limits that organisations in Saudi Arabia often keep, switched off until an officer confirms them. They are dated and
-- can be edited; Diwan does not say that they are complete or up to date.

insert into working_time_rule (
  name_en, name_ar, kind, minutes, after_time, before_time, from_date, to_date, everyone, mode, source_en, source_ar,
  is_preset, is_active, created_at)
values
  ('Eight hours a day', 'ثماني ساعات في اليوم', 'maximumPerDay', 480, null, null, '2026-01-01', null, true, 'warn',
    'Saudi Labour Law, Article 98', 'نظام العمل السعودي، المادة 98', true, false, now()),
  ('Forty-eight hours a week', 'ثمانٍ وأربعون ساعة في الأسبوع', 'maximumPerWeek', 2880, null, null, '2026-01-01', null, true,
    'warn', 'Saudi Labour Law, Article 98', 'نظام العمل السعودي، المادة 98', true, false, now()),
  ('Five hours without a break', 'خمس ساعات متصلة دون استراحة', 'withoutBreak', 300, null, null, '2026-01-01', null, true,
    'warn', 'Saudi Labour Law, Article 101', 'نظام العمل السعودي، المادة 101', true, false, now()),
  ('Twelve hours at the workplace', 'اثنتا عشرة ساعة في مكان العمل', 'onSite', 720, null, null, '2026-01-01', null, true,
    'warn', 'Saudi Labour Law, Article 101', 'نظام العمل السعودي، المادة 101', true, false, now()),
  ('Eleven hours of rest between shifts', 'إحدى عشرة ساعة راحة بين فترتي عمل', 'restBetween', 660, null, null,
    '2026-01-01', null, true, 'warn', 'Directive 2003/88/EC of the European Union, Article 3',
    'توجيه الاتحاد الأوروبي 2003/88/EC، المادة 3', true, false, now()),
  ('No work outdoors at midday', 'لا عمل في الأماكن المكشوفة وقت الظهيرة', 'outdoors', null, '12:00', '15:00', '2027-06-15',
    '2027-09-15', true, 'warn', 'Decision 3337 of the Saudi Ministry of Labour, 15/07/1435 H',
    'قرار وزارة العمل السعودية رقم 3337 وتاريخ 15/07/1435هـ', true, false, now()),
  ('Six hours a day in Ramadan', 'ست ساعات في اليوم في رمضان', 'maximumPerDay', 360, null, null, '2027-02-08',
    '2027-03-08', false, 'warn', 'Saudi Labour Law, Article 98, for Muslims; choose the role it applies to',
    'نظام العمل السعودي، المادة 98، للمسلمين؛ اختر الدور الذي تنطبق عليه', true, false, now());
