export const innocentAr = {
  title: "المجتمع",
  language: "English",
  otherLanguage: "العربية",
  format: "PDF",
  digits: "١٢٣",
  // Words that were replaced elsewhere and are right here.
  hate: "كراهية أو تمييز",
  absent: "غياب",
  absentDays: "أيام الغياب",
  task: "مهمة واحدة بانتظارك",
  mission: "إجازة أو مهمة عمل",
  state: "الحالة",
  domains: "نطاقات البريد المسموح بها",
  search: "ضيّق نطاق البحث",
  featured: "موضوع مميّز",
  secretly: "صوّت الزملاء سرًا",
  systems: "خدمة الدليل (SCIM) ودليل الموظفين",
  list: {
    comments:
      "<who>{name}</who>: {count, plural, zero {لا تعليقات} one {تعليق واحد} two {تعليقان} few {# تعليقات} many {# تعليقًا} other {# تعليق}}",
    sort: "{order, select, newest {الأحدث} other {آخر نشاط}}",
    place: "{place, selectordinal, other {المرتبة #}}",
    when: "عُدّل في {when, date}",
    total: "{total}",
    file: "اختر صورة بصيغة JPEG، من فضلك",
  },
};
