import type { Translation } from "#shared/translation.ts";
import type { clientEn } from "./phrases.en.ts";

/** ما تقوله آليات المتصفح بالعربية. */
export const clientAr = {
  ui: { close: "إغلاق", cancel: "إلغاء", optional: "اختياري", clearDate: "مسح التاريخ" },
  problem: {
    offline: "لا يوجد اتصال بالإنترنت. تحقق من اتصالك ثم حاول مرة أخرى.",
    network: "تعذّر الوصول إلى الخادم. تحقق من اتصالك ثم حاول مرة أخرى.",
    timeout: "تأخّر الخادم في الرد. حاول مرة أخرى من فضلك.",
    gateway: "الخادم غير متاح حاليًا. حاول مرة أخرى بعد لحظات.",
    unexpected: "حدث خطأ ما. حاول مرة أخرى بعد لحظات.",
    tooMany:
      "محاولات كثيرة. حاول من جديد {seconds, plural, zero {الآن} one {بعد ثانية} two {بعد ثانيتين} few {بعد # ثوانٍ} many {بعد # ثانية} other {بعد # ثانية}}.",
    tooManyMinutes:
      "محاولات كثيرة. حاول من جديد {minutes, plural, zero {الآن} one {بعد دقيقة} two {بعد دقيقتين} few {بعد # دقائق} many {بعد # دقيقة} other {بعد # دقيقة}}.",
  },
  leaving: {
    title: "المغادرة دون حفظ؟",
    leave: "مغادرة",
    stay: "البقاء",
  },
  taking: {
    reason: "السبب",
    hint: "لا أحد غيرك يستطيع القيام بهذا. اذكر سبب قيامك به بنفسك، وسيُحفظ في السجل.",
  },
  failed: "تعذّر تحميل هذا القسم.",
  retry: "حاول مرة أخرى",
  pages: {
    earlier: "عرض السابق",
    more: "عرض المزيد",
    loading: "جارٍ التحميل…",
    failed: "تعذّر تحميل البقية.",
  },
  widget: {
    loading: "جارٍ التحميل: {title}",
  },
} satisfies Translation<typeof clientEn>;
