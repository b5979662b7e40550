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
    newTab: "يُفتح في تبويب جديد",
    signIn: {
      workAccount: "الدخول بحساب العمل",
      ownAccount: "له حساب خاص به",
      vpn: "من داخل الشبكة أو عبر VPN فقط",
    },
  },
} satisfies Translation<typeof publicationsPagesEn>;
