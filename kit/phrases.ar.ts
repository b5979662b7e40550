import type { Translation } from "#shared/translation.ts";
import type { kitEn } from "./phrases.en.ts";

/** ما تشترك فيه صفحات الوحدات كلها من كلمات. */
export const kitAr = {
  saving: "جارٍ الحفظ",
  cancel: "إلغاء",
  pages: { label: "الصفحات", previous: "الصفحة السابقة", next: "الصفحة التالية" },
  failure: {
    title: "تعذّر التحميل",
    retry: "حاول مرة أخرى",
    offlineText: "سنحاول من جديد حالما يعود الاتصال.",
    notAllowedTitle: "هذا غير متاح لك",
    notAllowedText: "يحتاج إلى صلاحية غير ممنوحة لحسابك.",
  },
} satisfies Translation<typeof kitEn>;
