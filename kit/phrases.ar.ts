import type { Translation } from "#shared/translation.ts";
import type { kitEn } from "./phrases.en.ts";

/** ما تشترك فيه صفحات الوحدات كلها من كلمات. */
export const kitAr = {
  saving: "جارٍ الحفظ",
  duration: {
    hoursMinutes: "{hours} س {minutes} د",
    hours: "{hours} س",
    minutes: "{minutes} د",
  },
  pages: { label: "الصفحات", previous: "الصفحة السابقة", next: "الصفحة التالية" },
  list: {
    search: "بحث",
    withText: "فيه «{text}»",
    chip: "{filter}: {value}",
    inForce: "عوامل التصفية المطبّقة",
    remove: "إزالة عامل التصفية «{filter}»",
    emptyTitle: "لا نتائج مطابقة",
    emptyText: "أزل أحد عوامل التصفية أو ابحث عن شيء آخر.",
    clear: "إزالة كل عوامل التصفية",
  },
  picker: {
    placeholder: "اكتب اسمًا",
    people: "الأشخاص",
    searching: "جارٍ البحث…",
    nobody: "لا أحد بهذا الاسم",
    found:
      "{count, plural, zero {لم يُعثر على أحد} one {عُثر على شخص واحد} two {عُثر على شخصين} few {عُثر على # أشخاص} many {عُثر على # شخصًا} other {عُثر على # شخص}}",
    peopleCount:
      "{count, plural, zero {لا أحد} one {موظف واحد} two {موظفان} few {# موظفين} many {# موظفًا} other {# موظف}}",
    chosen: "المختارون",
    remove: "إزالة {name}",
    more: "{count, plural, zero {لا مزيد} one {إظهار واحد آخر} two {إظهار اثنين آخرين} few {إظهار # آخرين} many {إظهار # آخر} other {إظهار # آخر}}",
  },
  form: {
    add: "إضافة",
    save: "حفظ",
    added: "تمت إضافة {name}",
    saved: "تم حفظ {name}",
    restored: "هذه تعديلات لم تُحفظ في المرة السابقة.",
    conflict: "حفظ شخص آخر تعديلًا في هذه الأثناء. احفظ من جديد لاعتماد تعديلك، أو اعتمد تعديله.",
    takeTheirs: "اعتماد تعديله",
    leaveText: "تبقى تعديلاتك محفوظة في هذا المتصفح، وتجدها هنا عند عودتك.",
    loading: "جارٍ التحميل",
    missingTitle: "ما تبحث عنه غير موجود",
    missingText: "ربما حُذف.",
  },
  failure: {
    title: "تعذّر التحميل",
    retry: "حاول مرة أخرى",
    offlineText: "سنحاول من جديد حالما يعود الاتصال.",
    notAllowedTitle: "هذا غير متاح لك",
    notAllowedText: "يحتاج إلى صلاحية غير ممنوحة لحسابك.",
  },
} satisfies Translation<typeof kitEn>;
