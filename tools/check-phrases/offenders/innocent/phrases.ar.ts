export const innocentAr = {
  title: "المجتمع",
  language: "English",
  otherLanguage: "العربية",
  format: "PDF",
  digits: "١٢٣",
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
