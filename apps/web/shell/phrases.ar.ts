import type { Translation } from "#shared/translation.ts";
import type { shellEn } from "./phrases.en.ts";

/** كلمات الإطار بالعربية. */
export const shellAr = {
  product: "ديوان",
  productHome: "ديوان، الصفحة الرئيسية",
  tagline: "حيث تُحفظ شؤون المؤسسة، ويجتمع أهلها.",
  skipToContent: "انتقل إلى المحتوى",
  navigation: "التنقل الرئيسي",
  home: "الرئيسية",
  community: "المجتمع",
  profile: "ملفي الشخصي",
  more: "المزيد",
  close: "إغلاق",
  language: {
    label: "اللغة",
    other: "English",
    failed: "تعذّر تحميل الإنجليزية. تحقق من اتصالك ثم حاول مرة أخرى.",
  },
  theme: {
    toDark: "التبديل إلى المظهر الداكن",
    toLight: "التبديل إلى المظهر الفاتح",
  },
  admin: {
    home: "لوحة الإدارة",
    categories: "التصنيفات",
    topics: "المواضيع",
    reports: "البلاغات",
    board: "لوحة الحضور",
    sheet: "كشف الحضور",
    assignments: "التكليفات",
    zones: "نطاقات الدوام",
    locations: "المواقع",
    exceptionDays: "الأيام الاستثنائية",
    lookups: "القوائم المرجعية",
    review: "المراجعة",
    months: "الأشهر",
    tester: "فاحص الجداول",
    groups: {
      community: "المجتمع",
      attendance: "الحضور",
    },
    toAdmin: "الانتقال إلى الإدارة",
    toEmployee: "الانتقال إلى واجهة الموظف",
  },
  person: {
    menu: "قائمة {name}",
    menuWithoutName: "قائمتك",
    signOut: "تسجيل الخروج",
  },
  search: {
    label: "ابحث عن زميل أو موضوع أو تعليق",
    open: "البحث",
  },
  commands: {
    newTopic: "موضوع جديد",
    notifications: "الإشعارات",
    search: "صفحة البحث",
    toLanguage: "التبديل إلى الإنجليزية",
  },
  shortcuts: {
    title: "اختصارات لوحة المفاتيح",
    palette: "البحث والانتقال",
    search: "البحث",
    send: "إرسال ما تكتبه",
    close: "إغلاق ما هو مفتوح",
    singleKeys: "اختصارات بمفتاح واحد",
    singleKeysHint: "أوقفها إن كانت مفاتيح تضغطها دون قصد تنقلك من صفحتك. يُحفظ هذا الاختيار في هذا المتصفح.",
  },
  notices: "عن هذه النسخة",
  demonstration: "نسخة تجريبية: كل ما فيها من نسج الخيال.",
  offlineBanner: "لا يوجد اتصال بالإنترنت. قد لا يكون ما تراه محدّثًا.",
  update: {
    ready: "إصدار جديد من ديوان جاهز.",
    reload: "تحديث",
  },
  toasts: {
    region: "التنبيهات",
    dismiss: "إخفاء",
  },
  loading: "جارٍ تحميل الصفحة",
  notFound: {
    title: "لم نجد هذه الصفحة",
    text: "حاول مرة أخرى، وإن استمرت المشكلة فتواصل مع مسؤول النظام",
    action: "العودة إلى الرئيسية",
  },
  notAllowed: {
    title: "هذه الصفحة ليست متاحة لك",
    text: "تحتاج إلى صلاحية غير ممنوحة لحسابك. إن كنت ترى أنك بحاجة إليها فتواصل مع مسؤول النظام.",
    action: "العودة إلى الرئيسية",
  },
  offline: {
    serverTitle: "تعذّر الوصول إلى الخادم",
    title: "لا يوجد اتصال بالإنترنت",
    text: "ستعود الصفحة فور عودة الاتصال، ولن يضيع شيء مما كتبته.",
  },
  failed: {
    title: "حدث خطأ ما",
    text: "تعذّر عرض الصفحة. حاول مرة أخرى، وإن تكرر الخطأ فأبلغ مسؤول النظام بهذا الرقم: {requestId}",
    textWithoutNumber: "تعذّر عرض الصفحة. حاول مرة أخرى بعد لحظات.",
    retry: "حاول مرة أخرى",
  },
} satisfies Translation<typeof shellEn>;
