import type { Translation } from "#shared/translation.ts";
import type { searchEn } from "./phrases.en.ts";

export const searchAr = {
  title: "البحث",
  titleFor: "البحث عن {query}",
  field: "ابحث في المواضيع والأشخاص والخدمات والروابط والتقارير",
  placeholder: "ابحث عن زميل أو موضوع أو خدمة أو تقرير",
  kinds: {
    label: "ما الذي يُعرض",
    all: "الكل",
    topic: "المواضيع",
    comment: "التعليقات",
    person: "الأشخاص",
    service: "الخدمات",
    link: "الروابط",
    document: "التقارير",
  },
  places: {
    service: "خدمة إلكترونية",
    link: "رابط",
    document: "تقرير",
    newTab: "(يُفتح في علامة تبويب جديدة)",
    bound:
      "{count, plural, zero {لا نتائج معروضة} one {تظهر النتيجة الأولى فقط} two {تظهر أول نتيجتين فقط} few {تظهر أول # نتائج فقط} many {تظهر أول # نتيجة فقط} other {تظهر أول # نتيجة فقط}}. أضف كلمة أخرى لتضييق البحث.",
  },
  countMore: "+{count}",
  countLabel:
    "{count, plural, zero {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}",
  countLabelMore:
    "أكثر من {count, plural, zero {# نتيجة} one {نتيجة واحدة} two {نتيجتين} few {# نتائج} many {# نتيجة} other {# نتيجة}}",
  filters: {
    show: "التصفية",
    category: "التصنيف",
    allCategories: "كل التصنيفات",
    from: "من يوم",
    to: "إلى يوم",
    backwards: "هذا اليوم قبل يوم البداية",
    fromDay: "من {day}",
    toDay: "حتى {day}",
    by: "كتبه {name}",
    byOne: "كتبه شخص بعينه",
    onlyBy: "ما كتبه {name} فقط",
  },
  results: "نتائج البحث عن «{query}»",
  corrected: "نعرض نتائج «{corrected}».",
  commentOn: "تعليق على",
  loading: "جارٍ البحث",
  failed: "تعذّر البحث",
  start: {
    title: "عمّ تبحث؟",
    text: "تكفي كلمة واحدة بالعربية أو الإنجليزية. وتظهر الأسماء مهما اختلفت كتابتها، بالأحرف العربية أو اللاتينية.",
  },
  empty: {
    title: "لا نتائج لعبارة «{query}»",
    text: "جرّب كلمات أقل أو غيرها، أو ابحث باللغة الأخرى.",
    withFilters: "ربما تجد ما تريد خارج عوامل التصفية.",
    everywhere: "البحث في كل شيء",
    withoutFilters: "البحث دون تصفية",
  },
  palette: {
    title: "البحث والانتقال",
    recent: "عمليات البحث الأخيرة",
    forget: "مسح عمليات البحث الأخيرة",
    goTo: "الانتقال إلى",
    places: "الخدمات والروابط والتقارير",
    topics: "المواضيع والتعليقات",
    more: "في كل مكان",
    searchFor: "البحث عن «{query}»",
    failed: "الاقتراحات غير متاحة الآن. اضغط Enter للبحث.",
    status:
      "{count, plural, zero {لا اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}",
    choose: "للاختيار",
    open: "للفتح",
    leave: "للإغلاق",
  },
} satisfies Translation<typeof searchEn>;
