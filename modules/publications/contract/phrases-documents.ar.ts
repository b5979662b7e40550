import type { Translation } from "#shared/translation.ts";
import type { documentsEn } from "./phrases-documents.en.ts";

/** الكلمات نفسها بالعربية. */
export const documentsAr = {
  kinds: "أنواع التقارير",
  kind: { financial: "المالية", social: "الاجتماعية", growth: "النمو" },
  title: { financial: "التقارير المالية", social: "التقارير الاجتماعية", growth: "تقارير النمو" },
  intro: {
    financial: "إيراداتنا ومصروفاتنا، فترة بعد فترة",
    social: "ما نقدّمه للناس والمجتمع من حولنا",
    growth: "أين ننمو، وما الذي نخطط له",
  },
  quarter: "{quarter, select, 1 {الربع الأول} 2 {الربع الثاني} 3 {الربع الثالث} other {الربع الرابع}} من {year}",
  loading: "جارٍ تحميل التقارير",
  failed: "تعذّر تحميل التقارير",
  noneTitle: "لا تقارير بعد",
  noneText: "حين يصدر تقرير لك تجده هنا ويصلك إشعار به.",
  published: "نُشر في {date}",
  updated: "حُدّث في {date}",
  onlyIn: { en: "بالإنجليزية فقط", ar: "بالعربية فقط" },
  download: "تنزيل",
  downloadOf: "تنزيل {name}، {size}",
  language: "لغة التقرير",
  missingTitle: "هذا التقرير غير متاح",
  missingText: "ربما سُحب، أو أنه موجّه إلى غيرك.",
  missingAction: "إلى التقارير",
  loadingOne: "جارٍ تحميل التقرير",
  failedOne: "تعذّر تحميل التقرير",
  reader: {
    failedTitle: "تعذّر فتح التقرير",
    failedText: "حاول مرة أخرى، فإن تكرر ذلك فنزّل الملف.",
    tools: "الصفحات والحجم",
    pageField: "الصفحة",
    ofPages: "من {count}",
    page: "الصفحة {page} من {count}",
    goTo: "الانتقال إلى الصفحة {page}",
    previous: "الصفحة السابقة",
    next: "الصفحة التالية",
    zoomIn: "تكبير",
    zoomOut: "تصغير",
    zoom: "{share}، العودة إلى كامل العرض",
  },
} satisfies Translation<typeof documentsEn>;
