import type { Translation } from "#shared/translation.ts";
import type { shellEn } from "./phrases.en.ts";

/** كلمات الإطار بالعربية. */
export const shellAr = {
  product: "ديوان",
  productHome: "ديوان، الصفحة الرئيسية",
  tagline: "شؤون عملك وزملاؤك في مكان واحد.",
  skipToContent: "انتقل إلى المحتوى",
  navigation: "التنقل الرئيسي",
  sidebar: { fold: "طيّ القائمة الجانبية", unfold: "بسط القائمة الجانبية" },
  home: "الرئيسية",
  more: "المزيد",
  viewing: {
    label: "عرض البوابة كما يراها غيرك",
    text: "تعرض البوابة كما يراها <b>{name}</b>، ولا يمكن تغيير شيء.",
    left: "{minutes, plural, zero {بقي أقل من دقيقة} one {بقيت دقيقة واحدة} two {بقيت دقيقتان} few {بقيت # دقائق} many {بقيت # دقيقة} other {بقيت # دقيقة}}",
    end: "إنهاء",
    aloneTitle: "هذه الصفحة لا يراها سوى {name}",
    aloneText:
      "تعرض البوابة الآن من منظور {name}. أما أمان الحساب والمسودات ونسخة البيانات الشخصية فلا يطّلع عليها إلا صاحبها.",
    aloneEnd: "إنهاء والعودة إلى حسابي",
  },
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
    home: "لوحة التحكم",
    employeeHome: "لوحة الموظف",
    groups: {
      community: "المجتمع",
      attendance: "الحضور",
      people: "شؤون الموظفين",
      publications: "المنشورات",
      system: "النظام",
      services: "الخدمات الإلكترونية",
    },
    toAdmin: "الانتقال إلى لوحة التحكم",
    toEmployee: "الانتقال إلى لوحة الموظف",
  },
  person: {
    menu: "قائمة {name}",
    menuWithoutName: "قائمتك",
    place: "موقعي في الهيكل التنظيمي",
    signOut: "تسجيل الخروج",
  },
  search: {
    label: "ابحث عن زميل أو موضوع أو خدمة أو تقرير",
    page: "صفحة البحث",
    open: "البحث",
  },
  commands: {
    toLanguage: "التبديل إلى الإنجليزية",
  },
  shortcuts: {
    title: "اختصارات لوحة المفاتيح",
    palette: "البحث والانتقال",
    search: "البحث",
    nextRow: "السطر التالي في القائمة",
    previousRow: "السطر السابق في القائمة",
    send: "إرسال ما تكتبه",
    close: "إغلاق النافذة المفتوحة",
    singleKeys: "اختصارات بمفتاح واحد",
    singleKeysHint: "أوقفها إذا كانت الضغطات غير المقصودة تنقلك إلى صفحة أخرى. يُحفظ اختيارك في هذا المتصفح فقط.",
  },
  notices: "عن هذه النسخة",
  demonstration: "نسخة تجريبية: جميع البيانات غير حقيقية.",
  offlineBanner: "لا يوجد اتصال بالإنترنت.",
  unreachableBanner: "تعذّر الوصول إلى الخادم.",
  perhapsOld: "قد لا يكون ما تراه محدّثًا.",
  asOf: "ما تراه محدّث حتى <when></when>.",
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
