import type { Translation } from "#shared/translation.ts";
import type { homeEn } from "./phrases.en.ts";

export const homeAr = {
  title: "الرئيسية",
  morning: "صباح الخير يا <who>{name}</who>",
  afternoon: "مساء الخير يا <who>{name}</who>",
  evening: "مساء الخير يا <who>{name}</who>",
  morningPlain: "صباح الخير",
  afternoonPlain: "مساء الخير",
  eveningPlain: "مساء الخير",
  customise: {
    open: "تخصيص",
    title: "تخصيص الصفحة الرئيسية",
    hint: "أخفِ ما لا تحتاج إليه. يُحفظ اختيارك على جميع أجهزتك.",
    pinned: "يظهر للجميع.",
    reset: "إظهار الكل",
    done: "تم",
    failed: "تعذّر الحفظ.",
  },
  nothing: "لا شيء ظاهر هنا",
  nothingText: "أخفيت كل شيء. أعِد ما تحتاج إليه متى شئت.",
  widgetFailed: "حدث خطأ في هذا القسم من الصفحة.",
  loading: "جارٍ تحميل الصفحة الرئيسية",
  widgets: {
    checkIn: "تسجيل الحضور",
    work: "مهامي",
    mustReads: "بانتظار قراءتك",
    featured: "المواضيع المميّزة",
    announcements: "الإعلانات",
    latest: "أحدث ما في المجتمع",
    birthdays: "أيام الميلاد",
    joiners: "زملاء جدد",
    promotions: "العروض والمزايا",
    links: "روابط مهمة",
    categories: "التصنيفات",
  },
} satisfies Translation<typeof homeEn>;
