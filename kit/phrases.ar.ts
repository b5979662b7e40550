import type { Translation } from "#shared/translation.ts";
import type { kitEn } from "./phrases.en.ts";

/** ما تشترك فيه صفحات الوحدات كلها من كلمات. */
export const kitAr = {
  saving: "جارٍ الحفظ",
  cancel: "إلغاء",
  clearDate: "مسح التاريخ",
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
  form: {
    add: "إضافة",
    save: "حفظ",
    saving: "جارٍ الحفظ",
    added: "تمت إضافة {name}",
    saved: "تم حفظ {name}",
    restored: "هذه تعديلات لم تُحفظ في المرة السابقة.",
    conflict: "حفظ شخص آخر تعديلًا في هذه الأثناء. احفظ من جديد لاعتماد تعديلك، أو اعتمد تعديله.",
    takeTheirs: "اعتماد تعديله",
    leaveText: "تبقى تعديلاتك محفوظة في هذا المتصفح، وتجدها هنا عند عودتك.",
    loading: "جارٍ التحميل",
    failed: "تعذّر التحميل",
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
