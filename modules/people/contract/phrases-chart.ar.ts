import type { Translation } from "#shared/translation.ts";
import type { peopleChartEn } from "./phrases-chart.en.ts";

/** كلمات الهيكل التنظيمي بالعربية. */
export const peopleChartAr = {
  title: "الهيكل التنظيمي",
  intro: "من يعمل مع من، من أعلى الهيكل إلى أسفله.",
  back: "دليل الموظفين",
  find: "ابحث عن زميل",
  findPlaceholder: "الاسم بالعربية أو الإنجليزية",
  mine: "موقعي",
  profile: "الملف",
  profileOf: "الملف: {name}",
  view: "طريقة العرض",
  asTree: "شجرة",
  asList: "قائمة",
  loading: "جارٍ تحميل الهيكل",
  failed: "تعذّر تحميل الهيكل",
  retry: "حاول مرة أخرى",
  reportCount:
    "{count, plural, zero {لا مرؤوسين} one {مرؤوس واحد} two {مرؤوسان} few {# مرؤوسين} many {# مرؤوسًا} other {# مرؤوس}}",
  more: "عرض المزيد",
  moreOf:
    "{count, plural, zero {عرض المزيد} one {عرض شخص آخر} two {عرض شخصين آخرين} few {عرض # آخرين} many {عرض # شخصًا آخر} other {عرض # شخص آخر}}",
  above: "رؤساء {name}",
  reports: "مرؤوسو {name}",
  beside: "زملاء آخرون يتبعون {name}",
  alsoTop: "آخرون لا مدير لهم",
} satisfies Translation<typeof peopleChartEn>;
