import type { Translation } from "#shared/translation.ts";
import type { publicationsPagesEn } from "./phrases-pages.en.ts";

/** الكلمات نفسها بالعربية. */
export const publicationsPagesAr = {
  links: {
    title: "روابط مهمة",
    intro: "الأنظمة والمواقع التي تحتاج إليها في عملك",
    loading: "جارٍ تحميل الروابط",
    failed: "تعذّر تحميل الروابط",
    noneTitle: "لا روابط بعد",
    noneText: "ستظهر هنا الروابط التي تنشرها لك الجهة.",
    search: "ابحث عن رابط",
    emptyTitle: "لا رابط مطابق",
    emptyText: "جرّب كلمات أخرى أو أقل.",
    clear: "عرض كل الروابط",
    kept: "روابطي المفضلة: {count, number} من {limit, number}",
    keep: "إضافة {name} إلى المفضلة",
    newTab: "يُفتح في علامة تبويب جديدة",
    signIn: {
      workAccount: "الدخول بحساب العمل",
      ownAccount: "له حساب خاص به",
      vpn: "من داخل الشبكة أو عبر VPN فقط",
    },
  },
  promotions: {
    title: "العروض والمزايا",
    intro: "مزايا يقدمها شركاؤنا لموظفي الجهة",
    loading: "جارٍ تحميل العروض",
    failed: "تعذّر تحميل العروض",
    noneTitle: "لا عروض في الوقت الحالي",
    noneText: "تظهر العروض الجديدة هنا وفي الصفحة الرئيسية.",
    until: "حتى {date}",
    endsSoon:
      "{count, plural, =0 {ينتهي اليوم} zero {ينتهي اليوم} one {ينتهي غدًا} two {ينتهي بعد يومين} few {ينتهي بعد # أيام} many {ينتهي بعد # يومًا} other {ينتهي بعد # يوم}}",
    visit: "إلى موقع الشريك",
    claim: "احصل على رمزك",
    copy: "نسخ",
    copied: "نُسخ الرمز",
    notCopied: "تعذّر نسخ الرمز. حدّده وانسخه بنفسك.",
    awaited: "ستتوفر الرموز قريبًا",
    gone: "نفدت الرموز",
  },
} satisfies Translation<typeof publicationsPagesEn>;
